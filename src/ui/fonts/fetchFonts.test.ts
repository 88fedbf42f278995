// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { storedFonts, waitingFontsScript } from '../../lib/waitingFonts';
import { fetchFonts, fetchFontsIn } from './fetchFonts';

const style = () => document.querySelector<HTMLStyleElement>('style[data-fonts]')!;
const stored = () => localStorage.getItem(storedFonts);
const fetched = vi.fn();

/** Runs what a member's page runs below its rules. */
function arrive(fonts: string): void {
  document.body.innerHTML = `<style media="not all" data-fonts="${fonts}"></style>`;
  for (const link of document.querySelectorAll('link')) link.remove();
  const script = document.createElement('script');
  style().after(script);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // As the server writes it into the page.
  (0, eval)(waitingFontsScript);
}

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', async (url: string) => {
    fetched(url);
    return new Response('');
  });
  document.body.innerHTML =
    '<style data-fonts="/latin.woff2" data-fonts-ru="/cyrillic.woff2 /latin.woff2"></style>';
});

it('UIX-05 the files of a page are fetched once, and stored', async () => {
  await fetchFonts();
  await fetchFonts();
  expect(fetched.mock.calls).toEqual([['/latin.woff2']]);
  expect(stored()).toBe('/latin.woff2');
});

it('UIX-07 those of another language are added before it is used, and both languages have theirs then', async () => {
  await fetchFonts();
  await fetchFontsIn('ru');
  await fetchFontsIn('en');
  expect(fetched.mock.calls).toEqual([['/latin.woff2'], ['/cyrillic.woff2']]);
  for (const fonts of ['/cyrillic.woff2 /latin.woff2', '/latin.woff2']) {
    arrive(fonts);
    expect(style().media).toBe('all');
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(
      fonts.split(' '),
    );
  }
});

it('UIX-05 a page whose files are not all there waits for them', () => {
  localStorage.setItem(storedFonts, '/latin.woff2');
  arrive('/cyrillic.woff2 /latin.woff2');
  expect(style().media).toBe('not all');
});

it('UIX-05 files of earlier builds are forgotten in the end', async () => {
  localStorage.setItem(storedFonts, Array.from({ length: 24 }, (_, at) => `/${at}.woff2`).join(' '));
  await fetchFonts();
  expect(stored()?.split(' ')).toHaveLength(24);
  expect(stored()?.startsWith('/1.woff2 ')).toBe(true);
  expect(stored()?.endsWith(' /latin.woff2')).toBe(true);
});
