import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCommunity } from '../../../src/config/pipeline';
import { readFolder } from '../../../src/server/modules/community/folders';
import { examine } from '../doctor/examine';
import { fromFlags } from './answers';
import { ask, type Prompts } from './ask';
import { placeholderLogo } from './logo';
import { writeFolder } from './writeFolder';

const domain = 'book-club.example';
let dir: string;
const read = (name: string): unknown => JSON.parse(readFileSync(join(dir, domain, name), 'utf8'));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'new-'));
  cpSync(join(import.meta.dirname, '../../../communities/default'), join(dir, 'default'), {
    recursive: true,
  });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A person who types these answers, and presses Return at the other questions. */
function person(answers: Record<string, string | string[]>): { prompts: Prompts; asked: string[] } {
  const asked: string[] = [];
  const said = (message: string) => {
    asked.push(message);
    return Object.entries(answers).find(([of]) => message.startsWith(of))?.[1];
  };
  const input: Prompts['input'] = async (config) => {
    const text = said(config.message) ?? config.default ?? '';
    const answer = config.validate(String(text));
    if (answer !== true) throw new Error(answer);
    return String(text);
  };
  const checkbox: Prompts['checkbox'] = async ({ message, choices }) =>
    (said(message) as string[]) ?? choices.flatMap(({ value, checked }) => (checked ? [value] : []));
  return { prompts: { input, checkbox }, asked };
}

describe('a new community (CFG-01)', () => {
  it('CFG-01 of a domain alone passes the check, with what is usual', async () => {
    await writeFolder(dir, fromFlags({ domain }, dir));
    expect(examine(dir, [domain]).issues).toEqual([]);
    expect(readdirSync(join(dir, domain), { recursive: true }).sort()).toEqual([
      'assets',
      join('assets', 'logo.svg'),
      'authConfig.json',
      'brand.json',
      'community.json',
    ]);
    expect(read('community.json')).toMatchObject({
      schemaVersion: 1,
      title: 'Book club',
      lang: 'en',
      langChoices: [],
    });
    // The header has the name, and nothing shows another brand's picture.
    expect(read('brand.json')).toMatchObject({ titleBesideLogo: true });
    expect(read('authConfig.json')).toMatchObject({ methods: [{ authType: 'EMAIL' }, { authType: 'OTP' }] });
    expect(readFileSync(join(dir, domain, 'brand.json'), 'utf8')).toMatch(
      /^{\n {2}"\$schema": ".*schemas\/brand\.schema\.json",\n {2}"schemaVersion": 1,\n/,
    );
  });

  it('CFG-01 CFG-08 shows its own name and colours, and no picture of another brand', async () => {
    await writeFolder(dir, fromFlags({ domain, langs: 'en,ru' }, dir));
    const [folder, defaults] = [readFolder(dir, domain), readFolder(dir, 'default')];
    const { brand, landing } = buildCommunity({ folder, defaults }).config;
    expect([brand.title, brand.titleBesideLogo]).toEqual(['Book club', true]);
    expect(Object.keys(landing)).toEqual(['en', 'ru']);
    expect(JSON.stringify([brand, landing])).not.toContain('/community/default/');
  });

  it('CFG-01 takes options for all five answers', async () => {
    writeFileSync(
      join(dir, 'mark.png'),
      Buffer.from('89504e470d0a1a0a0000000d49484452000000800000008008060000000000000000', 'hex'),
    );
    const flags = {
      domain,
      title: 'Книжный клуб',
      langs: 'ru,en',
      color: 'rgb(120, 40, 90)',
      logo: join(dir, 'mark.png'),
      methods: 'google otp',
    };
    await writeFolder(dir, fromFlags(flags, dir));
    expect(examine(dir, [domain]).issues).toEqual([]);
    expect(read('community.json')).toMatchObject({
      title: 'Книжный клуб',
      lang: 'ru',
      langChoices: ['ru', 'en'],
    });
    expect(read('brand.json')).toMatchObject({ logoUrl: 'assets/logo.png', colors: { primary: '#78285a' } });
    expect(read('authConfig.json')).toMatchObject({ methods: [{ authType: 'GOOGLE' }, { authType: 'OTP' }] });
  });

  it.each([
    [{}, 'domain of the new community is missing'],
    [{ domain: 'Book Club' }, 'enter a domain in lower case'],
    [{ domain: 'default' }, 'already exists'],
    [{ domain, title: '' }, 'a title must have 1 to 80 characters'],
    [{ domain, langs: 'en,de' }, 'unknown language de'],
    [{ domain, color: 'blueish' }, 'enter a colour'],
    [{ domain, logo: 'nowhere.svg' }, 'there is no file nowhere.svg'],
    [{ domain, logo: 'package.json' }, 'can’t be used as a logo'],
    [{ domain, methods: 'EMIAL' }, 'did you mean EMAIL?'],
  ])('refuses %j', (given, told) => {
    expect(() => fromFlags(given, dir)).toThrow(told);
    expect(existsSync(join(dir, domain))).toBe(false);
  });

  it('CFG-01 asks a person for what no flag says', async () => {
    const { prompts, asked } = person({ 'Primary colour': '#0a7', Languages: ['en', 'ru'] });
    const answers = await ask(prompts, { domain, methods: 'MAGIC' }, dir);
    expect(asked).toEqual([
      'Title:',
      'Languages:',
      'Primary colour:',
      'Logo (a file; leave empty to generate one):',
    ]);
    expect(answers).toEqual({
      domain,
      title: 'Book club',
      langs: ['en', 'ru'],
      color: '#0a7',
      logo: '',
      methods: ['MAGIC'],
    });
  });
});

it('draws a logo of the initials, readable on its colour, whatever the title', async () => {
  const drawn = (title: string, color = '#1a4fd6') => placeholderLogo(title, 'ring.example', color);
  expect(await drawn('Book club', '#ffd700')).toContain('<path fill="#000000" d="M');
  expect(await drawn('Book club')).toContain('<path fill="#ffffff" d="M');
  expect(await drawn('Круг друзей')).not.toBe(await drawn('Клуб друзей чая'));
  expect(await drawn('A & "B"')).toContain('aria-label="A &amp; &quot;B&quot;"');
  const [hug, ring] = [await drawn('🤗'), await drawn('Ring')];
  expect(hug.slice(hug.indexOf('<path'))).toBe(ring.slice(ring.indexOf('<path')));
});
