import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../tests/support/configFolder';
import { partnerPageNameValues } from '../generated/config/partner';
import { routePaths } from '../lib/routes';
import { checkFolders } from './check';
import { partnerContent, partnerIn, partnerPageAt, partnerPath } from './partner';
import { buildCommunity } from './pipeline';

const section = (title: string) => ({ type: 'hero', title });
const page = (title: string) => ({ title, sections: [section(`All about ${title}`)] });
const base = { 'community.json': { title: 'A', langChoices: ['en', 'ru'] }, 'brand.json': {} };

const folder = (partner: unknown, files: object = base) =>
  configFolder('a.example', { ...files, 'partner.json': partner });

const build = (partner: unknown) =>
  buildCommunity({ folder: folder(partner), defaults: plainDefaults }).config;

describe('partner pages', () => {
  it('CFG-14 are six, each at a path of its own', () => {
    expect(partnerPageNameValues).toHaveLength(6);
    const paths = Object.values(routePaths).filter((path) => path.startsWith('/partner/'));
    expect(partnerPageNameValues.map(partnerPath)).toEqual(paths);
    for (const name of partnerPageNameValues) {
      expect(partnerPageAt(partnerPath(name))).toBe(name);
      expect(partnerPageAt(`${partnerPath(name)}/`)).toBe(name);
    }
    for (const path of ['/', '/partner', '/partner/', '/partner/x', '/partner/career/x', '/contacts']) {
      expect(partnerPageAt(path)).toBeUndefined();
    }
  });

  it('CFG-14 are those of the community’s own file', () => {
    const { partner } = build({ career: { en: page('Jobs at {{title}}') } });
    expect(Object.keys(partner ?? {})).toEqual(['career']);
    expect(partner?.career?.en?.title).toBe('Jobs at A');
    const without = buildCommunity({ folder: configFolder('a.example', base), defaults: plainDefaults });
    expect(without.config.partner).toBeUndefined();
  });

  it('CFG-14 are not taken from the default, which may have its own', () => {
    const defaults = configFolder('default', {
      'community.json': { title: 'D' },
      'brand.json': {},
      'partner.json': { career: { en: page('Jobs') } },
    });
    const own = configFolder('a.example', base);
    expect(buildCommunity({ folder: own, defaults }).config.partner).toBeUndefined();
    expect(buildCommunity({ folder: defaults, defaults }).config.partner?.career).toBeDefined();
  });

  it('CFG-14 speak the reader’s language, else the community’s, else what they have', () => {
    const config = build({
      career: { en: page('Jobs'), ru: page('Работа') },
      services: { en: page('Services') },
      contacts: { ru: page('Контакты') },
    });
    const title = (name: 'career' | 'services' | 'contacts' | 'events', lang: 'en' | 'ru') => {
      const content = partnerContent(config, name, lang);
      return content && [content.title, content.lang];
    };
    expect(title('career', 'ru')).toEqual(['Работа', 'ru']);
    expect(title('services', 'ru')).toEqual(['Services', 'en']);
    expect(title('contacts', 'en')).toEqual(['Контакты', 'ru']);
    expect(title('events', 'en')).toBeUndefined();
    expect(partnerIn(config.partner ?? {}, 'ru', 'en')).toEqual({
      career: { ru: page('Работа') },
      services: { en: page('Services') },
      contacts: { ru: page('Контакты') },
    });
  });
});

const told = (partner: unknown, files?: object) =>
  checkFolders([plainDefaults, folder(partner, files)])
    .filter(({ severity, file }) => severity !== 'hint' && !file.includes('default'))
    .map(({ code, path, line, suggestion }) => [code, path, line > 1, ...(suggestion ? [suggestion] : [])]);

const both = (content: object) => ({ career: { en: content, ru: content } });
const withSections = (...sections: object[]) => both({ title: 'Jobs', sections });
const withTo = (to: string) => withSections({ type: 'callToAction', title: 'A', action: { label: 'A', to } });

describe('the check of partner.json', () => {
  it.each<[string, unknown, unknown[][]]>([
    ['a page in both languages', both(page('Jobs')), []],
    ['a link to a page there is', withTo('/partner/career?x=1'), []],
    ['no page at all', {}, [['bad-format', '', false]]],
    ['a page nobody knows', { carer: { en: page('Jobs') } }, [['unknown-key', 'carer', true, 'career']]],
    ['a page without a language', { career: {} }, [['bad-format', 'career', true]]],
    ['a page in one language of two', { career: { en: page('Jobs') } }, [['missing-text', 'career', true]]],
    [
      'a page without sections',
      withSections(),
      ['en', 'ru'].map((lang) => ['too-few', `career.${lang}.sections`, true]),
    ],
    [
      'a link to a page that is not there',
      withTo('/partner/services'),
      ['en', 'ru'].map((lang) => ['unknown-route', `career.${lang}.sections.0.action.to`, true]),
    ],
    [
      'a link to no page',
      withTo('/partner/carer'),
      ['en', 'ru'].map((lang) => [
        'unknown-route',
        `career.${lang}.sections.0.action.to`,
        true,
        '/partner/career',
      ]),
    ],
    [
      'two sections of one id',
      withSections({ ...section('A'), id: 'a' }, { ...section('B'), id: 'a' }),
      ['en', 'ru'].map((lang) => ['duplicate-id', `career.${lang}.sections.1.id`, true]),
    ],
    [
      'a link in free text that leads nowhere',
      withSections({ type: 'richText', markdown: '[a](/nowhere)' }),
      ['en', 'ru'].map((lang) => ['bad-link', `career.${lang}.sections.0.markdown`, true]),
    ],
  ])('CFG-14 %s', (_what, partner, issues) => {
    expect(told(partner).map((issue) => issue.slice(0, issues[0]?.length ?? 4))).toEqual(issues);
  });

  it('CFG-14 a tab to a page the community does not carry leads nowhere', () => {
    const files = (url: string) => ({
      ...base,
      'navigation.json': { customTabs: [{ id: 'a', label: 'A', url }] },
    });
    expect(told(both(page('Jobs')), files('/partner/career'))).toEqual([]);
    expect(told(both(page('Jobs')), files('/partner/events'))[0]?.slice(0, 2)).toEqual([
      'unknown-route',
      'customTabs.0.url',
    ]);
  });

  it('CFG-14 pictures of the pages lie in assets', () => {
    const partner = withSections({ type: 'hero', title: 'A', image: 'assets/hall.jpg' });
    const there = folder(partner);
    const issues = checkFolders([plainDefaults, { ...there, assets: ['assets/hal.jpg'] }]);
    expect(issues.map(({ code, path }) => [code, path])).toContainEqual([
      'missing-asset',
      'career.en.sections.0.image',
    ]);
  });
});
