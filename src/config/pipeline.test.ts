import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults as defaults } from '../../tests/support/configFolder';
import { fileNames } from './fileNames';
import { buildCommunity } from './pipeline';

const base = { 'community.json': { title: 'Acme' }, 'brand.json': { colors: { primary: '#0a7' } } };
const build = (files: Record<string, unknown>, rest: Partial<Parameters<typeof buildCommunity>[0]> = {}) =>
  buildCommunity({ folder: configFolder('acme.example', files), defaults, ...rest });

describe('buildCommunity', () => {
  it('CFG-01 makes a whole community of the least folder', () => {
    const { config, errors } = build(base);
    expect(errors).toEqual([]);
    expect(config).toMatchObject({
      id: 'acme.example',
      domain: 'acme.example',
      community: { title: 'Acme', id: 'acme.example', domain: 'acme.example', admission: 'open' },
      brand: { title: 'Acme', header: 'standard', radius: 12 },
      landing: { en: { title: 'Acme', sections: [{ title: 'Welcome to Acme' }] } },
    });
    expect(config.brand.light.primary).toBe('#00aa77');
  });

  it('CFG-03 fills every default in', () => {
    const { community, steps, navigation, auth } = build(base).config;
    expect(community).toMatchObject({
      lang: 'en',
      langChoices: [],
      requiredContacts: ['FACEBOOK', 'LINKEDIN'],
      requiredContactsMin: 1,
      shownContacts: ['TELEGRAM', 'INSTAGRAM', 'LINKEDIN', 'FACEBOOK'],
      senderEmail: 'notifications@fallback.example',
      timeZone: 'UTC',
      legal: { showAgreement: false },
    });
    expect(Object.values(steps).map(({ visible }) => visible)).toEqual(Array(6).fill(true));
    expect(navigation.tabs).toMatchObject({
      myCommunities: { enabled: true, order: 10 },
      participants: { enabled: true, order: 20 },
      contacts: { enabled: true, order: 30 },
      events: { enabled: true, order: 40 },
      chats: { enabled: true, order: 50 },
      profile: { enabled: true, order: 60 },
    });
    expect(auth).toEqual({ methods: [{ authType: 'EMAIL' }], shortAuth: { requireTerms: false } });
  });

  it('CFG-09 CFG-11 lays single keys over the default', () => {
    const { config } = build({
      ...base,
      'navigation.json': { tabs: { chats: { enabled: false }, events: { label: { en: 'Meetups' } } } },
      'stepsConfig.json': { avatar: { visible: false } },
    });
    expect(config.navigation.tabs.chats).toEqual({ enabled: false, order: 50, forceEnabled: false });
    expect(config.navigation.tabs.events.label).toEqual({ en: 'Meetups' });
    expect(config.steps.avatar).toEqual({ visible: false, order: 50, withPrevious: false });
    expect(config.steps.about.visible).toBe(true);
  });

  it('CFG-08 takes pictures from the folder that has them, and none of another brand beside an own logo', () => {
    expect(build({ ...base, 'brand.json': {} }).config.brand.logoUrl).toBe(
      '/community/default/assets/logo.svg',
    );
    const { brand } = build({ ...base, 'brand.json': { logoUrl: 'assets/own.svg' } }).config;
    expect(brand).toMatchObject({
      logoUrl: '/community/acme.example/assets/own.svg',
      logoDarkUrl: '/community/acme.example/assets/own.svg',
      faviconUrl: '/community/acme.example/assets/own.svg',
      fonts: { body: 'Nunito', heading: 'Nunito' },
    });
  });

  it('CFG-08 stands a mark in the brand’s own colours for a logo, where it has colours and no logo', () => {
    const colors = { primary: '#7a1fa2', accent: '#0f766e' };
    const { brand } = build({ ...base, 'brand.json': { colors } }).config;
    const drawing = (url: string) => atob(url.replace('data:image/svg+xml;base64,', ''));
    expect(drawing(brand.logoUrl)).toContain('fill="#7a1fa2"');
    expect(drawing(brand.logoUrl)).toContain('fill="#0f766e"');
    expect(drawing(brand.logoDarkUrl)).toContain(`fill="${brand.dark.primary}"`);
    expect(brand.faviconUrl).toBe(brand.logoUrl);
  });

  it('CFG-08 says the title beside a mark without words, and not beside a logo that says it', () => {
    const titled = (brand: object, own: object = {}) =>
      buildCommunity({
        folder: configFolder('acme.example', { ...base, 'brand.json': own }),
        defaults: configFolder('default', {
          ...Object.fromEntries(defaults.files.map(({ name, text }) => [name, text])),
          'brand.json': { logoUrl: 'assets/logo.svg', colors: { primary: '#445566' }, ...brand },
        }),
      }).config.brand.titleBesideLogo;
    expect(titled({})).toBe(false);
    expect(titled({ titleBesideLogo: true })).toBe(true);
    expect(titled({ titleBesideLogo: true }, { logoUrl: 'assets/own.svg' })).toBe(false);
    expect(titled({ titleBesideLogo: true }, { logoUrl: 'assets/own.svg', titleBesideLogo: true })).toBe(
      true,
    );
    expect(titled({}, { colors: { primary: '#7a1fa2' } })).toBe(true);
    expect(titled({}, { colors: { primary: '#7a1fa2' }, titleBesideLogo: false })).toBe(false);
  });

  it('CFG-08 derives colours from the brand’s own primary, never from the default’s', () => {
    const rich = configFolder('default', {
      ...Object.fromEntries(defaults.files.map(({ name, text }) => [name, text])),
      'brand.json': { colors: { primary: '#445566', background: '#123456' } },
    });
    expect(build(base, { defaults: rich }).config.brand.light.background).not.toBe('#123456');
    expect(
      build({ 'community.json': base['community.json'], 'brand.json': {} }, { defaults: rich }).config.brand
        .light.background,
    ).toBe('#123456');
  });

  it('CFG-13 takes no name, domain or picture of itself from the default', () => {
    const named = configFolder('default', {
      'community.json': {
        title: 'D',
        id: 'd',
        aliases: ['d.example'],
        landingTitle: 'D!',
        imgUrl: 'assets/d.png',
      },
      'brand.json': { title: 'D', siteUrl: 'https://d.example' },
    });
    expect(JSON.stringify(build(base, { defaults: named }).config)).not.toMatch(/"D"|D!|d\.example|d\.png/);
  });

  it('VAR-01 takes the variant’s language where no folder says one, else the schema’s', () => {
    expect(build(base).config.community.lang).toBe('en');
    expect(build(base, { lang: 'ru' }).config.community.lang).toBe('ru');
    const english = { ...base, 'community.json': { title: 'A', lang: 'en' } };
    expect(build(english, { lang: 'ru' }).config.community.lang).toBe('en');
  });

  it('CFG-10 leaves out a method that lacks what it needs', () => {
    const { config, errors } = build({
      ...base,
      'authConfig.json': { methods: [{ authType: 'OAUTH2' }, { authType: 'OTP' }] },
    });
    expect(config.auth.methods).toEqual([{ authType: 'OTP' }]);
    expect(errors.map(({ code }) => code)).toEqual(['incomplete-method']);
  });

  it('CFG-06 falls back for a broken file to its last good version, else to the schema’s defaults', () => {
    const lastGood = configFolder('acme.example', {
      ...base,
      'brand.json': { colors: { primary: '#aa0000' } },
    });
    const broken = { ...base, 'brand.json': '{ "colors": ' };
    expect(build(broken).config.brand.light.primary).toBe('#3b4a63');
    const { config, errors } = build(broken, { lastGood });
    expect(config.brand.light.primary).toBe('#aa0000');
    expect(errors).toMatchObject([
      { file: 'communities/acme.example/brand.json', line: 1, column: 13, code: 'syntax' },
    ]);
  });

  it('CFG-06 takes back the last good version of a file that grew too large', () => {
    const lastGood = configFolder('acme.example', base);
    const folder = configFolder(
      'acme.example',
      { 'community.json': base['community.json'] },
      {
        unreadable: [{ name: 'brand.json', path: 'brand.json', reason: 'too-large' }],
      },
    );
    const { config, errors } = buildCommunity({ folder, defaults, lastGood });
    expect(config.brand.light.primary).toBe('#00aa77');
    expect(errors.map(({ code }) => code)).toEqual(['file-too-large']);
  });

  it('CFG-06 uses a time zone that exists even where the folder’s does not', () => {
    expect(
      build({ ...base, 'community.json': { title: 'A', timeZone: 'Nowhere/Town' } }).config.community
        .timeZone,
    ).toBe('UTC');
  });

  it('lays changes of managers over the folder and reports those that break the schema', () => {
    const overrides = {
      'community.json': { title: 'Changed' },
      'brand.json': { colors: { accent: '#123456' } },
      'navigation.json': { tabs: { chats: { order: 'first' } } },
    };
    const { config, errors } = build(base, { overrides });
    expect(config.community.title).toBe('Changed');
    expect(config.brand.light).toMatchObject({ primary: '#00aa77', accent: '#123456' });
    expect(config.navigation.tabs.chats.order).toBe(50);
    expect(errors.map(({ code, path, file }) => [file, code, path])).toEqual([
      ['acme.example/navigation.json (stored)', 'wrong-type', 'tabs.chats.order'],
    ]);
  });

  it('names the community in fallback texts, whatever its title is made of', () => {
    const { landing } = build({ ...base, 'community.json': { title: "A $& {{title}} $'" } }).config;
    expect(landing.en?.sections[0]).toMatchObject({ title: "Welcome to A $& {{title}} $'" });
  });

  it('builds a community that has no folder', () => {
    const { config, errors } = build({}, { overrides: { 'community.json': { title: 'Stored' } } });
    expect(errors).toEqual([]);
    expect(config.brand.title).toBe('Stored');
  });

  it('answers something that cannot be changed, and changes nothing it was given', () => {
    const overrides = { 'community.json': { aliases: ['b.example'] } };
    const { config } = build(base, { overrides });
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(config)).toBe(true);
    expect(Object.isFrozen(overrides['community.json'].aliases)).toBe(false);
  });

  it('CFG-06 tells a few of the issues of files made of issues, and of deep ones', () => {
    const issues = JSON.stringify({ sections: Array(120_000).fill(5) });
    const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, 1])));
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
    const { errors } = build(
      { ...base, 'landingen.json': issues, 'navigation.json': keys },
      { overrides: { 'brand.json': { title: deep } } },
    );
    expect(errors.length).toBeLessThan(400);
    expect(errors.filter(({ code }) => code === 'too-many')).toMatchObject([{ path: 'sections' }]);
    expect(errors.map(({ code, path }) => `${code} ${path}`)).toContain('wrong-type title');
  });

  it('CFG-06 never throws and keeps objects clean, whatever the files hold', () => {
    const key = fc.constantFrom(
      'title',
      'sections',
      'tabs',
      'type',
      '__proto__',
      'constructor',
      'toString',
      'colors',
      'methods',
      'questions',
      'requiredContacts',
      'customTabs',
      'aliases',
      'legal',
    );
    const json = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.constantFrom('hero', 'OAUTH2', 'assets/x.png', '/nowhere', 'en', 'x'.repeat(400)),
        fc.array(tie('any'), { maxLength: 3 }),
        fc
          .uniqueArray(fc.tuple(key, tie('any')), { maxLength: 4, selector: ([name]) => name })
          .map(
            (entries) =>
              `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 0}`).join()}}`,
          )
          .map((text) => JSON.parse(text) as unknown),
      ),
    })).any;
    const files = fc.dictionary(
      fc.constantFrom(...fileNames),
      fc.oneof(
        json.map((value) => JSON.stringify(value)),
        fc.string(),
      ),
      { maxKeys: 8 },
    );
    fc.assert(
      fc.property(files, fc.dictionary(fc.constantFrom(...fileNames), json), (texts, overrides) => {
        const { config } = buildCommunity({
          folder: configFolder('acme.example', texts),
          defaults,
          overrides,
        });
        expect(config.community.title.length).toBeGreaterThan(0);
        expect(config.brand.light.primary).toMatch(/^#[0-9a-f]{6}$/);
        expect(config.auth.methods).toEqual(expect.any(Array));
        expect(Object.keys({}).length + Object.keys(Object.prototype).length).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
