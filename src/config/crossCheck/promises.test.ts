import { expect, it } from 'vitest';
import { communitiesDir, communityDomains } from '../../../scripts/support/communities';
import { readFolder } from '../../server/modules/community/folders';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import { checkFolders } from '../check';
import { buildCommunity } from '../pipeline';

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `q${at}`, type: 'text', title: 'A' }));
/** A form of three minutes: four texts of half a minute, and 60 seconds for the request. */
const folder = (text: string, file = 'landingen.json') =>
  configFolder('a.example', {
    'community.json': { title: 'A', lang: file === 'landingru.json' ? 'ru' : 'en', langChoices: [] },
    'brand.json': {},
    'questions.json': { questions: questions(4) },
    'stepsConfig.json': Object.fromEntries(
      ['profile', 'contacts', 'networks', 'avatar', 'about'].map((name) => [name, { visible: false }]),
    ),
    [file]: { sections: [{ type: 'hero', title: 'A', text }] },
  });
const told = (...given: Parameters<typeof folder>) =>
  checkFolders([plainDefaults, folder(...given)])
    .filter(({ code }) => code === 'untrue-promise')
    .map(({ path, found, allowed }) => `${path}: ${found}, not ${allowed}`);

it.each([
  ['Three questions, and you are in.', 'sections.0.text: 3, not 4 questions'],
  ['Just 5 short questions.', 'sections.0.text: 5, not 4 questions'],
  ['It takes two minutes.', 'sections.0.text: 2, not 3 minutes'],
])('CFG-03 a welcome page that says "%s" is told so', (text, issue) => {
  expect(told(text)).toEqual([issue]);
});

it.each(['Четыре вопроса. Займёт две минуты.', 'Ответьте на 4 вопроса, это займет 1 минуту'])(
  'CFG-03 in Russian too: %s',
  (text) => {
    expect(told(text, 'landingru.json')).toHaveLength(text.includes('1 минуту') ? 1 : 0);
  },
);

it.each([
  'Four questions. It takes three minutes.',
  'It takes five minutes.',
  'A call of 2 minutes is enough for one question.',
  '{{questions}} and {{minutes}}',
])('CFG-03 what is true, or of something else, is left alone: %s', (text) => {
  expect(told(text)).toEqual([]);
});

it('CFG-03 placeholders say what this community asks for', () => {
  const { config } = buildCommunity({
    folder: folder('{{questions}}, {{minutes}}, {{else}}'),
    defaults: plainDefaults,
  });
  expect(config.landing.en?.sections[0]).toMatchObject({ text: '4 questions, 3 minutes, {{else}}' });
});

it('CFG-03 the welcome pages that ship keep their promises', () => {
  const dir = communitiesDir();
  const issues = checkFolders(communityDomains(dir).map((domain) => readFolder(dir, domain)));
  expect(issues.filter(({ code }) => code === 'untrue-promise')).toEqual([]);
});
