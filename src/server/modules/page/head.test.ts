import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import type { BootPayload } from '../../../config/bootPayload';
import type { PageCard } from './cards/card';
import { headHtml, styleHtml, titleHtml } from './head';
import { logosHtml } from './logos';

const { config } = buildCommunity({
  folder: configFolder('circle.example', {
    'community.json': { title: 'The "Circle" <b>', imgUrl: 'assets/share.png' },
    'brand.json': {
      title: 'Circle & Co',
      logoUrl: 'assets/logo.svg',
      logoDarkUrl: 'assets/dark.svg',
      colors: { primary: '#7a1fa2' },
    },
    'landingen.json': {
      title: 'Meet <script>alert(1)</script>',
      description: 'People who "meet"',
      sections: [{ type: 'hero', title: 'Hello', image: 'assets/hero.svg' }],
    },
  }),
  defaults: plainDefaults,
});
const payload: BootPayload = { config, lang: 'en', theme: null, google: undefined, origins: {} };
const head = (path: string, given = payload) =>
  headHtml(given, {
    origin: 'https://circle.example',
    path,
    fonts: ['/assets/a.woff2'],
    modules: ['/assets/m.js'],
    hidden: false,
    drawn: {
      share: '/brand/share-en.png?v=1',
      manifest: '/brand/en.webmanifest',
      touchIcon: '/brand/touch.png',
    },
  });

describe('the head of a page', () => {
  it('CFG-08 describes the community, and lets nothing a folder says out of its place', () => {
    const html = head('/');
    expect(titleHtml(payload, { path: '/' })).toContain('<title>Meet &lt;script&gt;');
    expect(html).toContain('content="People who &quot;meet&quot;"');
    expect(html).toContain('<meta property="og:site_name" content="Circle &amp; Co">');
    expect(html).toContain(
      '<meta property="og:image" content="https://circle.example/community/circle.example/assets/share.png">',
    );
    expect(html).not.toMatch(/<script|<b>/);
    expect(styleHtml(':root{}</style>').match(/<\/style>/g)).toHaveLength(1);
  });

  it('CFG-08 leads to what is drawn from the brand where the community has nothing of its own', () => {
    const html = head('/');
    expect(html).toContain('<link rel="manifest" href="/brand/en.webmanifest">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/brand/touch.png">');
    expect(html).not.toContain('og:image:width');
    const { imgUrl: _own, ...community } = config.community;
    const drawn = head('/', { ...payload, config: { ...config, community } });
    expect(drawn).toContain(
      '<meta property="og:image" content="https://circle.example/brand/share-en.png?v=1">',
    );
    expect(drawn).toContain('<meta property="og:image:width" content="1200">');
  });

  it('CFG-08 colours the browser’s frame by the theme', () => {
    const colors = (theme: BootPayload['theme']) =>
      [...head('/', { ...payload, theme }).matchAll(/name="theme-color"[^>]* content="([^"]+)"/g)].map(
        ([, color]) => color,
      );
    const { light, dark } = config.brand;
    expect(colors(null)).toEqual([light.background, dark.background]);
    expect(colors('dark')).toEqual([dark.background, light.background, dark.background]);
  });

  it('CFG-08 titles a page as its screen does, else by its content, else by the community', () => {
    const card = { title: 'Potluck', type: 'website', data: { '@type': 'Event' } } as const;
    const title = (...args: [{ path: string; card?: PageCard }, string?]) => titleHtml(payload, ...args);
    expect(title({ path: '/login' }, 'Sign in · Circle')).toBe('<title>Sign in · Circle</title>');
    expect(title({ path: '/event/1', card })).toBe(
      '<title>Potluck · The &quot;Circle&quot; &lt;b&gt;</title>',
    );
    expect(title({ path: '/login' })).toBe('<title>The &quot;Circle&quot; &lt;b&gt;</title>');
  });

  it('asks for what is seen before what runs', () => {
    const html = head('/');
    const places = ['logo.svg" fetch', 'a.woff2', 'm.js'].map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });
});

describe('the logos', () => {
  it('are both where the browser chooses the theme, otherwise that of the chosen one', () => {
    expect(logosHtml(payload)).toHaveLength(2);
    const [only, ...rest] = logosHtml({ ...payload, theme: 'dark' });
    expect(only).toContain('dark.svg');
    expect(rest).toEqual([]);
  });
});
