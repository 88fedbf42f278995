import { expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import { checkFolders } from '../check';
import type { ConfigFolder } from '../types';

const base = { 'community.json': { title: 'A' }, 'brand.json': {} };
const folder = (files: Record<string, unknown>) => configFolder('a.example', { ...base, ...files });
const community = (value: object) => folder({ 'community.json': { title: 'A', ...value } });
const both = { title: 'A', lang: 'en', langChoices: ['en', 'ru'] };
const inBoth = (files: Record<string, unknown>) => folder({ 'community.json': both, ...files });
const page = (...sections: object[]) => ({ sections });
const hero = (more: object = {}) => ({ type: 'hero', title: 'Meet', ...more });
const link = (markdown: string) => folder({ 'landingen.json': page({ type: 'richText', markdown }) });
const to = (path: string, id?: string) =>
  folder({
    'landingen.json': page({ ...hero({ actions: [{ label: 'Go', to: path }] }), ...(id && { id }) }),
  });
const colors = (more: object) => folder({ 'brand.json': { colors: { primary: '#1a4fd6', ...more } } });
const label = (text: unknown) =>
  folder({ 'community.json': both, 'navigation.json': { tabs: { events: { label: text } } } });

const told = (one: ConfigFolder) =>
  checkFolders([plainDefaults, one]).map(
    ({ severity, code, path, suggestion }) =>
      `${severity} ${code} ${path}${suggestion ? ` → ${suggestion}` : ''}`,
  );

const good: [string, ConfigFolder][] = [
  ['texts in both languages', label({ en: 'Evenings', ru: 'Вечера' })],
  ['one text for both languages', label('Forum')],
  [
    'a text in the only language',
    folder({ 'navigation.json': { tabs: { events: { label: { en: 'E' } } } } }),
  ],
  [
    'pages that say the same',
    inBoth({ 'landingen.json': page(hero()), 'landingru.json': page(hero({ title: 'Встречи' })) }),
  ],
  [
    'links of every kind',
    link('[a](https://a.example/x) [b](/login) [c](#d) [d](/community/a.example/assets/a.pdf)'),
  ],
  ['an anchor that is there', to('/#top', 'top')],
  ['a document of the site', community({ legal: { policyUrl: '/docs/privacy_nw.html#a' } })],
  ['a schema elsewhere', folder({ 'brand.json': { $schema: 'https://x.example/brand.schema.json' } })],
  [
    'a host of this machine',
    folder({
      'authConfig.json': {
        methods: [{ authType: 'OAUTH2', externalContent: { codeUrl: 'http://localhost:4011/a' } }],
      },
    }),
  ],
];

const bad: [string, ConfigFolder, string[]][] = [
  ['a text in one language of two', label({ en: 'Evenings' }), ['warning missing-text tabs.events.label']],
  [
    'a sentence left untranslated',
    folder({ 'community.json': { ...both, landingTitle: { en: 'A place to meet', ru: 'A place to meet' } } }),
    ['hint untranslated-text landingTitle.ru'],
  ],
  [
    'a long tab',
    label({ en: 'Introductions of the week', ru: 'Знакомства' }),
    ['warning text-will-not-fit tabs.events.label.en'],
  ],
  [
    'a page in one language of two',
    inBoth({ 'landingen.json': page(hero()) }),
    ['warning untranslated-landing langChoices.1'],
  ],
  ['a page in no language', folder({ 'landingru.json': page(hero()) }), ['hint unused-file ']],
  [
    'a section in one language of two',
    inBoth({
      'landingen.json': page(hero(), { type: 'people', title: 'Who' }),
      'landingru.json': page(hero({ title: 'Встречи' })),
    }),
    ['warning missing-text sections'],
  ],
  [
    'a sentence of a section in one language of two',
    inBoth({
      'landingen.json': page(hero()),
      'landingru.json': page(hero({ title: 'Встречи', text: 'Раз в неделю' })),
    }),
    ['warning missing-text sections.0'],
  ],
  [
    'fewer items in one language',
    inBoth({
      'landingen.json': page({
        type: 'stats',
        items: [
          { value: '1', label: 'a' },
          { value: '2', label: 'b' },
        ],
      }),
      'landingru.json': page({ type: 'stats', items: [{ value: '1', label: 'а' }] }),
    }),
    ['warning missing-text sections.0.items'],
  ],
  ['a link to nowhere', link('[a](/nowhere)'), ['warning bad-link sections.0.markdown']],
  [
    'a link by a scheme that is not shown',
    link('[a](mailto:a@b.example)'),
    ['warning bad-link sections.0.markdown'],
  ],
  [
    'a host that cannot be',
    folder({ 'brand.json': { siteUrl: 'https://exampel' } }),
    ['warning bad-link siteUrl'],
  ],
  [
    'an anchor that is not there',
    to('/#topp', 'top'),
    ['warning unknown-anchor sections.0.actions.0.to → top'],
  ],
  [
    'a document that the site has not',
    community({ legal: { byCountry: { RU: { policyUrl: '/docs/privacy_rus.html' } } } }),
    ['error missing-document legal.byCountry.RU.policyUrl → /docs/privacy_ru.html'],
  ],
  [
    'another file’s schema',
    folder({ 'brand.json': { $schema: '../../schemas/community.schema.json' } }),
    ['warning wrong-schema $schema → ../../schemas/brand.schema.json'],
  ],
  [
    'a default language nobody can choose',
    community({ lang: 'en', langChoices: ['ru'] }),
    ['warning default-language lang'],
  ],
  [
    'an address that a method does not need',
    folder({
      'authConfig.json': {
        methods: [{ authType: 'EMAIL', externalContent: { codeUrl: 'https://id.example/a' } }],
      },
    }),
    ['warning unused-key methods.0.externalContent'],
  ],
  [
    'a hidden tab that is forced',
    folder({ 'navigation.json': { tabs: { chats: { enabled: false, forceEnabled: true } } } }),
    ['warning unused-key tabs.chats.forceEnabled'],
  ],
  ['text that cannot be read', colors({ text: '#aaaaaa' }), ['error contrast colors.text → #666666']],
  [
    'a surface that text cannot be read on',
    colors({ surface: '#333333', background: '#ffffff' }),
    ['error contrast colors.surface → #757575'],
  ],
  [
    'dark text on dark grounds',
    colors({ dark: { muted: '#444444' } }),
    ['error contrast colors.dark.muted → #8c8c8c'],
  ],
  [
    'a primary that no link can have',
    folder({ 'brand.json': { colors: { primary: '#ffd700' } } }),
    ['hint shifted-color colors.primary'],
  ],
  [
    'a success that some take for an error',
    colors({ success: '#7a6a00', error: '#a8500f' }),
    ['hint confusable-colors colors.error'],
  ],
];

it.each(good)('CFG-06 has nothing against %s', (_, one) => {
  expect(told(one)).toEqual([]);
});

it.each(bad)('CFG-06 tells of %s once', (_, one, expected) => {
  expect(told(one)).toEqual(expected);
});
