import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import { firstModules, firstTexts, textModules } from './firstModules';
import { readManifest } from './manifest';
import { addressesOf, readPageFiles, type PageFiles } from './pageFiles';

const pages: PageFiles = {
  files: {
    'main.tsx': 'assets/shell.js',
    'shell/auth/LoginScreen.tsx': 'assets/sign-in.js',
    'shell/home/HomeScreen.tsx': 'assets/member.js',
    'shell/boot/memberStart.ts': 'assets/member.js',
    'generated/page.js': 'assets/page.js',
    'i18n/en/index.ts': 'assets/en.js',
    'i18n/en/auth.ts': 'assets/auth.js',
  },
  imports: {
    'assets/shell.js': ['assets/vendor.js'],
    'assets/sign-in.js': ['assets/vendor.js', 'assets/core.js'],
    'assets/member.js': ['assets/core.js'],
    'assets/en.js': ['assets/shell.js'],
  },
  screens: {
    login: { module: 'shell/auth/LoginScreen.tsx', validators: [], texts: ['auth'] },
    home: { module: 'shell/home/HomeScreen.tsx', validators: ['generated/page.js'], texts: [] },
  },
};

const text = { type: 'richText', markdown: 'Be *kind*.' };
const hero = { type: 'hero', title: 'Grow with us' };
const { config } = buildCommunity({
  folder: configFolder('circle.example', {
    'partner.json': {
      services: { en: { title: 'Services', sections: [text] } },
      career: { en: { title: 'Career', sections: [hero] } },
    },
    'landingen.json': { sections: [hero, text] },
  }),
  defaults: plainDefaults,
});

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'manifest-'));
  mkdirSync(join(dir, '.vite'));
  writeFileSync(join(dir, '.vite/manifest.json'), '{"ui/a.woff2":{"file":"assets/a-1.woff2"}}');
  writeFileSync(join(dir, '.vite/pages.json'), JSON.stringify(pages));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('what a build says of itself', () => {
  it('is the address of a source file', () => {
    expect(readManifest(dir).urlOf('a.woff2')).toBe('/assets/a-1.woff2');
    expect(readManifest(dir).urlOf('b.woff2')).toBeUndefined();
    expect(readManifest('/nowhere').urlOf('a.woff2')).toBeUndefined();
  });

  it('is all that a screen needs, once, less what the entry brings', () => {
    const login = firstModules(readPageFiles(dir), { route: 'login', lang: 'en', signedIn: false, config });
    expect(addressesOf(pages, login)).toEqual(['/assets/sign-in.js', '/assets/core.js']);
    expect(
      addressesOf(pages, [
        ...login,
        ...textModules('en', firstTexts(pages, { route: 'login', signedIn: false, config })),
      ]),
    ).toEqual(['/assets/sign-in.js', '/assets/core.js', '/assets/en.js', '/assets/auth.js']);
    expect(addressesOf(readPageFiles('/nowhere'), login)).toEqual([]);
  });

  it('is home for who comes with a session to a page of visitors', () => {
    const home = ['/assets/member.js', '/assets/core.js', '/assets/page.js'];
    for (const route of ['login', 'welcome', undefined] as const) {
      expect(addressesOf(pages, firstModules(pages, { route, lang: 'en', signedIn: true, config }))).toEqual(
        home,
      );
    }
  });

  it('is nothing that checks answers where the page has all of them', () => {
    const home = firstModules(pages, { route: 'myCommunities', lang: 'en', signedIn: true, config }, true);
    expect(addressesOf(pages, home)).toEqual(['/assets/member.js', '/assets/core.js']);
  });

  it('is what stands around a member’s screen, where a session of old is left alone, too', () => {
    const recovery = { route: 'confirmRecovery', lang: 'en', signedIn: true, config } as const;
    expect(addressesOf(pages, firstModules(pages, recovery))).toContain('/assets/member.js');
  });

  it.each([
    ['partnerServices', true],
    ['partnerCareer', false],
    ['partnerEvents', false],
    ['profile', false],
    ['welcomePreview', true],
  ] as const)('CFG-14 is the library for free text where there is some: %s', (route, there) => {
    const lang = route === 'welcomePreview' ? 'en' : 'ru';
    const modules = firstModules(pages, { route, lang, signedIn: true, config });
    expect(modules.includes('features/landing/sections/RichText.tsx')).toBe(there);
  });
});
