// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../api/session/store';
import * as fonts from '../../ui/fonts/applyFonts';
import { fetchPayload } from './fetchPayload';

const brand = { logoUrl: 'assets/l.svg', faviconUrl: 'assets/f.svg', colors: { primary: '#30394b' } };
const folders: Record<string, object | string> = {
  'default/community.json': { title: 'Fallback' },
  'default/brand.json': brand,
  'default/landingen.json': { sections: [{ type: 'hero', title: 'Welcome to {{title}}' }] },
  'localhost/community.json': { title: 'Here', langChoices: ['en', 'ru'] },
  'localhost/brand.json': { ...brand, colors: { primary: '#aa0000' } },
};
const fetched = vi.fn((url: string, options: RequestInit) => {
  expect(options.cache).toBe('no-cache');
  const content = files[url.replace('/community/', '')];
  // A file server for single-page applications answers this for missing files.
  if (content === undefined)
    return Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
});
let files: typeof folders = {};

beforeEach(() => {
  files = { ...folders, 'index.json': { hosts: { localhost: 'localhost' } } };
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(fonts, 'applyFonts').mockResolvedValue();
  useSession.setState({ language: null });
});
afterEach(() => vi.unstubAllGlobals());

describe('fetchPayload', () => {
  it('CFG-04 CFG-07 builds the host’s community from its files, fetched anew', async () => {
    const { config, lang, theme } = await fetchPayload();
    expect(config.community.title).toBe('Here');
    expect(config.landing.en?.sections?.[0]).toMatchObject({ title: 'Welcome to Here' });
    expect([lang, theme]).toEqual(['en', null]);
  });

  it('CFG-08 paints its brand', async () => {
    await fetchPayload();
    expect(document.getElementById('brand')?.textContent).toContain('--color-primary:#aa0000');
    expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(
      '/community/localhost/assets/f.svg',
    );
  });

  it.each([
    ['a host without a folder', { hosts: {} }],
    ['a folder that is not there', { hosts: { localhost: 'gone' } }],
    ['no index', undefined],
  ])('CFG-04 falls back to the default community for %s', async (_, index) => {
    if (index) files['index.json'] = index;
    else delete files['index.json'];
    expect((await fetchPayload()).config.community.title).toBe('Fallback');
  });

  it('CFG-06 a broken file gives way to what the schema says, to no other community’s look', async () => {
    files['localhost/brand.json'] = '{ "colors": ';
    const { config } = await fetchPayload();
    expect(config.community.title).toBe('Here');
    expect(config.brand.light.primary).toBe('#3b4a63');
  });

  it('UIX-07 takes the stored language where it is offered', async () => {
    useSession.setState({ language: 'ru' });
    expect((await fetchPayload()).lang).toBe('ru');
    expect(document.documentElement.lang).toBe('ru');
  });
});
