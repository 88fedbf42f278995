import { describe, expect, it } from 'vitest';
import type { SchemaName } from '../fileNames';
import { load } from '../load/load';
import { validate } from './validate';

function issues(name: SchemaName, value: unknown, part = false) {
  const { source, value: loaded } = load({ path: `${name}.json`, text: JSON.stringify(value) });
  return validate(name, source, loaded, part);
}

const told = (name: SchemaName, value: unknown, part = false) =>
  issues(name, value, part).map(
    ({ code, path, suggestion }) => `${code} ${path}${suggestion ? ` → ${suggestion}` : ''}`,
  );

const landing = (...sections: unknown[]) => ({ sections });
const action = { label: 'Join', to: '/registration' };

const accepted: [SchemaName, unknown][] = [
  ['community', { title: 'A', matching: { meetingUrl: '' } }],
  ['community', { title: 'A', matching: { meetingUrl: 'https://meet.example/r/{id}?lang=en' } }],
  ['community', { title: 'A' }],
  ['community', { $schema: '../../schemas/community.schema.json', schemaVersion: 1, title: 'A' }],
  [
    'community',
    { title: 'A', landingTitle: { ru: 'А' }, legal: { byCountry: { RU: { policyUrl: 'assets/p.html' } } } },
  ],
  ['community', { title: 'A', donation: { url: 'https://give.example/?a=1#b', label: 'Give' } }],
  [
    'community',
    { title: 'A', legal: { policyUrl: '/docs/agreement_nw.html', termsUrl: 'https://a.example/terms' } },
  ],
  ['brand', {}],
  ['brand', { colors: { primary: '#abc', dark: { text: '#ffffff' } }, radius: 0, shadow: 'none' }],
  ['brand', { logoUrl: 'data:image/png;base64,AAAA', faviconUrl: 'assets/icons/a.b-c_d.ico' }],
  ['authConfig', { methods: [{ authType: 'OAUTH2', externalContent: { codeUrl: 'https://id.example/a' } }] }],
  [
    'authConfig',
    { methods: [{ authType: 'OAUTH2', externalContent: { codeUrl: 'http://localhost:4011/a' } }] },
  ],
  ['stepsConfig', { avatar: { visible: false }, about: { order: 3 } }],
  [
    'navigation',
    { tabs: { chats: { enabled: false } }, customTabs: [{ id: 'a', label: 'A', url: '/events' }] },
  ],
  [
    'questions',
    { questions: [{ id: 'a', type: 'select', title: { en: 'A' }, options: ['a', 'b'], max: 2 }] },
  ],
  [
    'landing',
    landing({ type: 'hero', title: 'A', actions: [action, { label: 'B', href: 'https://b.example' }] }),
  ],
  ['landing', landing({ type: 'people', title: 'A', count: 3 }, { type: 'richText', markdown: '# A' })],
];

const rejected: [SchemaName, unknown, string[]][] = [
  ['community', [], ['wrong-type ']],
  ['community', null, ['wrong-type ']],
  ['community', {}, ['missing-key title']],
  ['community', { titel: 'A' }, ['unknown-key titel → title']],
  ['community', { title: 'A', lang: 'RU' }, ['not-allowed lang → ru']],
  ['community', { title: 'A', schemaVersion: 2 }, ['not-allowed schemaVersion']],
  ['community', { title: 'x'.repeat(81) }, ['too-long title']],
  ['community', { title: 'A', senderEmail: 'nobody' }, ['bad-format senderEmail']],
  ['community', { title: 'A', landingTitle: 5 }, ['wrong-type landingTitle']],
  ['community', { title: 'A', landingTitle: {} }, ['bad-format landingTitle']],
  ['community', { title: 'A', landingTitle: { de: 'A' } }, ['unknown-key landingTitle.de']],
  ['community', { title: 'A', legal: { byCountry: { ru: {} } } }, ['unknown-key legal.byCountry.ru']],
  ['community', { title: 'A', aliases: ['b.example', 'b.example'] }, ['duplicate-item aliases.1']],
  ['community', { title: 'A', requiredContacts: ['LINKDIN'] }, ['not-allowed requiredContacts.0 → LINKEDIN']],
  ['community', { title: 'A', domain: 'https://a.example' }, ['bad-format domain']],
  [
    'community',
    { title: 'A', matching: { meetingUrl: 'https://meet.example' } },
    ['bad-format matching.meetingUrl'],
  ],
  [
    'community',
    { title: 'A', matching: { meetingUrl: 'http://meet.example/{id}' } },
    ['bad-format matching.meetingUrl'],
  ],
  [
    'community',
    { title: 'A', matching: { meetingUrl: 'https://a@b.example/{id}' } },
    ['bad-format matching.meetingUrl'],
  ],
  ['brand', { colors: {} }, ['missing-key colors.primary']],
  ['brand', { colors: { primary: 'rebeccapurple' } }, ['bad-format colors.primary']],
  ['brand', { colors: { primary: '#fff;}body{display:none' } }, ['bad-format colors.primary']],
  ['brand', { fonts: { body: 'Comic Sans' } }, ['not-allowed fonts.body']],
  ['brand', { radius: '12' }, ['wrong-type radius']],
  ['brand', { radius: 99 }, ['too-large radius']],
  ['authConfig', { methods: [] }, ['too-few methods']],
  ['authConfig', { applyNow: { label: 'A' } }, ['missing-key applyNow.url']],
  ['stepsConfig', { avatr: {} }, ['unknown-key avatr → avatar']],
  ['navigation', { tabs: { contact: {} } }, ['unknown-key tabs.contact → contacts']],
  ['navigation', { customTabs: [{ id: 'a', label: 'A' }] }, ['missing-key customTabs.0.url']],
  [
    'questions',
    { questions: [{ id: 'a', type: 'select', title: 'A' }] },
    ['missing-key questions.0.options'],
  ],
  [
    'questions',
    { questions: [{ id: 'a', type: 'text', title: 'A', max: 256 }] },
    ['too-large questions.0.max'],
  ],
  ['landing', landing({ title: 'A' }), ['missing-key sections.0.type']],
  ['landing', landing({ type: 'hreo', title: 'A' }), ['not-allowed sections.0.type → hero']],
  ['landing', landing({ type: 7 }), ['not-allowed sections.0.type']],
  ['landing', landing('hero'), ['wrong-type sections.0']],
  [
    'landing',
    landing({ type: 'faq', title: 'A', items: [{ question: 'Q' }] }),
    ['missing-key sections.0.items.0.answer'],
  ],
  [
    'landing',
    landing({ type: 'hero', title: 'A', actions: [{ label: 'A' }] }),
    ['bad-format sections.0.actions.0'],
  ],
  [
    'landing',
    landing({ type: 'callToAction', title: 'A', action: { ...action, href: 'https://a.example' } }),
    ['bad-format sections.0.action'],
  ],
];

const hostile = [
  'http://a.example',
  '//a.example',
  '/\\a.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' https://a.example',
  'data:text/html,x',
  'https://a.example/\n',
  'https://user:secret@a.example/',
  'https://',
  'https://a.example/"onclick=',
];

describe('validate (CFG-02, CFG-06)', () => {
  it.each(accepted)('CFG-02 accepts %s %j', (name, value) => {
    expect(issues(name, value)).toEqual([]);
  });

  it.each(rejected)('CFG-06 rejects %s %j with one located error', (name, value, expected) => {
    expect(told(name, value)).toEqual(expected);
  });

  it.each(hostile)('CFG-06 refuses the address %j everywhere', (url) => {
    expect(told('community', { title: 'A', welcomeRedirectUrl: url })).toEqual([
      'bad-format welcomeRedirectUrl',
    ]);
    expect(told('community', { title: 'A', imgUrl: url })).toEqual(['bad-format imgUrl']);
    expect(told('brand', { logoUrl: url, siteUrl: url })).toEqual([
      'bad-format logoUrl',
      'bad-format siteUrl',
    ]);
    expect(told('community', { title: 'A', legal: { termsUrl: url } })).toEqual([
      'bad-format legal.termsUrl',
    ]);
    expect(told('navigation', { customTabs: [{ id: 'a', label: 'A', url }] })).toEqual([
      'bad-format customTabs.0.url',
    ]);
  });

  it.each([
    '../secret.png',
    'assets/../../secret',
    'assets/.hidden',
    '/etc/passwd',
    'assets',
    'assets//a.png',
    'assets/a\\b',
  ])('CFG-06 refuses the path %j for a picture', (logoUrl) => {
    expect(told('brand', { logoUrl })).toEqual(['bad-format logoUrl']);
  });

  it('CFG-06 refuses data: addresses but for images of the brand', () => {
    const image = 'data:image/svg+xml;base64,AAAA';
    expect(told('brand', { logoUrl: image })).toEqual([]);
    expect(told('brand', { logoUrl: 'data:text/html;base64,AAAA' })).toEqual(['bad-format logoUrl']);
    expect(told('community', { title: 'A', imgUrl: image })).toEqual(['bad-format imgUrl']);
  });

  it('lets changes of managers be partial, but for what stands only as a whole', () => {
    expect(told('community', { shortLanding: true }, true)).toEqual([]);
    expect(told('brand', { colors: { accent: '#abc' } }, true)).toEqual([]);
    expect(told('community', { donation: { label: 'Give' } }, true)).toEqual(['missing-key donation.url']);
    expect(told('navigation', { customTabs: [{ id: 'a' }] }, true)).toEqual([
      'missing-key customTabs.0.label',
      'missing-key customTabs.0.url',
    ]);
  });

  it('says what was found, what is allowed and where', () => {
    const text = '{\n  "colors": { "primary": "red" }\n}';
    const { source, value } = load({ path: 'x/brand.json', text });
    expect(validate('brand', source, value)).toEqual([
      {
        code: 'bad-format',
        severity: 'error',
        file: 'x/brand.json',
        line: 2,
        column: 26,
        path: 'colors.primary',
        found: '"red"',
        allowed: 'a hex colour like #1a2b3c',
        fix: [{ set: ['colors', 'primary'], to: '#ff0000' }],
        message: 'expected a hex colour like #1a2b3c, found "red"',
      },
    ]);
  });
});
