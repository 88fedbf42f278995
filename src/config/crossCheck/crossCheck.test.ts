import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import { checkFolders } from '../check';
import type { ConfigFolder } from '../types';

const base = { 'community.json': { title: 'A' }, 'brand.json': {} };

const told = (...folders: ConfigFolder[]) =>
  checkFolders([plainDefaults, ...folders]).map(
    ({ severity, code, path, suggestion }) =>
      `${severity === 'warning' ? '(warning) ' : ''}${code} ${path}${suggestion ? ` → ${suggestion}` : ''}`,
  );

const community = (value: object) =>
  configFolder('a.example', { ...base, 'community.json': { title: 'A', ...value } });
const withFile = (name: string, value: unknown) => configFolder('a.example', { ...base, [name]: value });
const methods = (...list: unknown[]) => withFile('authConfig.json', { methods: list });
const tab = (url: string, id = 'a') => ({ id, label: 'A', url });
const codeUrl = 'https://id.example/authorize';

const good: [string, ConfigFolder][] = [
  [
    'answers that fit what they fill',
    withFile('questions.json', { questions: [{ id: 'a', type: 'text', title: 'A', fills: 'about' }] }),
  ],
  ['the least folder', configFolder('a.example', base)],
  ['its own domain', community({ domain: 'a.example', id: 'a' })],
  ['both languages with a default landing', community({ lang: 'ru', langChoices: ['ru', 'en'] })],
  ['OAUTH2 with its address', methods({ authType: 'OAUTH2', externalContent: { codeUrl } })],
  ['contacts that go together', community({ requiredContacts: ['VK'], shownContacts: ['VK', 'EMAIL'] })],
  [
    'tabs to known paths',
    withFile('navigation.json', {
      customTabs: [
        tab('/event/create'),
        tab('/event/42?x=1#y', 'b'),
        tab('/docs/agreement_nw.html', 'c'),
        tab('https://x.example', 'd'),
      ],
    }),
  ],
  [
    'a short landing that sends codes',
    configFolder('a.example', {
      ...base,
      'community.json': { title: 'A', shortLanding: true },
      'authConfig.json': { methods: [{ authType: 'NONE' }] },
    }),
  ],
  [
    'an anchor of the welcome page',
    withFile('landingen.json', {
      sections: [{ type: 'hero', id: 'b', title: 'A', actions: [{ label: 'A', to: '/#b' }] }],
    }),
  ],
];

const filling = (fills: string, max?: number) =>
  withFile('questions.json', { questions: [{ id: 'a', type: 'text', title: 'A', fills, max }] });

const bad: [string, ConfigFolder, string[]][] = [
  ['an answer too long for what it fills', filling('position', 200), ['(warning) too-large questions.0.max']],
  ['one that says no length', filling('company'), ['(warning) too-large questions.0.fills']],
  ['another domain than the folder', community({ domain: 'b.example' }), ['domain-mismatch domain']],
  ['a folder name that is no domain', configFolder('A folder', base), ['bad-folder-name ']],
  [
    'OAUTH2 without an address',
    methods({ authType: 'EMAIL' }, { authType: 'OAUTH2' }),
    ['incomplete-method methods.1'],
  ],
  [
    'a method twice',
    methods({ authType: 'OTP' }, { authType: 'OTP' }),
    ['duplicate-method methods.1.authType'],
  ],
  [
    'a required contact that is not shown',
    community({ requiredContacts: ['LINKEDIN', 'VK'] }),
    ['hidden-contact requiredContacts.1'],
  ],
  [
    'shown contacts without the required ones',
    community({ shownContacts: ['VK'] }),
    ['hidden-contact shownContacts'],
  ],
  [
    'shown contacts that cannot be given',
    community({ contactsConfig: { types: ['LINKEDIN', 'FACEBOOK'] } }),
    ['contact-not-offered contactsConfig.types'],
  ],
  [
    'fewer appearances than recommendations',
    community({ matching: { perMember: 8, appearances: 5 } }),
    ['too-small matching.appearances'],
  ],
  ['more recommendations, and appearances left to follow', community({ matching: { perMember: 10 } }), []],
  ['more required than there are', community({ requiredContactsMin: 3 }), ['too-large requiredContactsMin']],
  [
    'a tab to nowhere',
    withFile('navigation.json', { customTabs: [tab('/evnts')] }),
    ['unknown-route customTabs.0.url → /events'],
  ],
  [
    'a button to nowhere',
    withFile('landingen.json', {
      sections: [{ type: 'callToAction', title: 'A', action: { label: 'A', to: '/regstration' } }],
    }),
    ['unknown-route sections.0.action.to → /registration'],
  ],
  [
    'two tabs of one id',
    withFile('navigation.json', { customTabs: [tab('/events'), tab('/chats')] }),
    ['duplicate-id customTabs.1.id'],
  ],
  [
    'more choices than options',
    withFile('questions.json', {
      questions: [{ id: 'q', type: 'select', title: 'Q', options: ['a', 'b'], max: 3 }],
    }),
    ['too-large questions.0.max'],
  ],
  [
    'an unknown time zone',
    community({ timeZone: 'Europe/Berln' }),
    ['unknown-time-zone timeZone → Europe/Berlin'],
  ],
  [
    'itself as parent',
    community({ parentCommunityDomain: 'a.example' }),
    ['own-parent parentCommunityDomain'],
  ],
  [
    'an unknown parent',
    community({ parentCommunityDomain: 'b.example' }),
    ['(warning) unknown-parent parentCommunityDomain'],
  ],
  [
    'a short landing without codes',
    community({ shortLanding: true }),
    ['(warning) missing-method shortLanding'],
  ],
  ['an unknown file', withFile('navigaton.json', {}), ['(warning) unknown-file  → navigation.json']],
  ['a missing brand', configFolder('a.example', { 'community.json': { title: 'A' } }), ['missing-file ']],
  [
    'an asset that is not there',
    configFolder(
      'a.example',
      { ...base, 'brand.json': { logoUrl: 'assets/logo.svg' } },
      { assets: ['assets/Logo.svg'] },
    ),
    ['missing-asset logoUrl → assets/Logo.svg'],
  ],
  [
    'a link out of the folder',
    configFolder('a.example', base, {
      unreadable: [{ name: 'questions.json', path: 'x', reason: 'outside-folder' }],
    }),
    ['outside-folder '],
  ],
];

describe('cross-file checks (CFG-06)', () => {
  it.each(good)('CFG-06 has nothing against %s', (_, folder) => {
    expect(told(folder)).toEqual([]);
  });

  it.each(bad)('CFG-06 tells of %s once', (_, folder, expected) => {
    expect(told(folder)).toEqual(expected);
  });

  it('CFG-06 tells of a language without a landing file, here and in the default', () => {
    const english = configFolder('default', {
      'community.json': { title: 'D' },
      'brand.json': {},
      'landingen.json': {},
    });
    const folder = community({ langChoices: ['en', 'ru'] });
    expect(checkFolders([english, folder]).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'missing-landing langChoices.1',
    ]);
  });

  it('CFG-01 tells of two folders that claim one domain, alias or id', () => {
    const one = configFolder('a.example', {
      ...base,
      'community.json': { title: 'A', id: 'one', aliases: ['c.example'] },
    });
    const other = configFolder('b.example', {
      ...base,
      'community.json': { title: 'B', id: 'one', aliases: ['c.example', 'a.example', 'b.example'] },
    });
    expect(told(one, other)).toEqual([
      'duplicate-id id',
      'duplicate-domain aliases.0',
      'duplicate-domain aliases.1',
      'duplicate-domain aliases.2',
    ]);
  });

  it('CFG-01 gives a domain that serves as an id to its folder', () => {
    const one = configFolder('a.example', { ...base, 'community.json': { title: 'A', id: 'b.example' } });
    expect(told(one, configFolder('b.example', base))).toEqual(['duplicate-id id']);
  });

  it('knows aliases as parents', () => {
    const parent = configFolder('p.example', {
      ...base,
      'community.json': { title: 'P', aliases: ['q.example'] },
    });
    expect(told(parent, community({ parentCommunityDomain: 'q.example' }))).toEqual([]);
  });
});
