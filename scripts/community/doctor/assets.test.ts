import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examine } from './examine';

let dir: string;

/** The first bytes of a PNG of this size, which contain its type and dimensions. */
function png(width: number, height: number, bytes = 100): Buffer {
  const file = Buffer.alloc(bytes);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(file);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}
const svg = (width: number, height: number, inside = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

function told(files: Record<string, string | Buffer>): string[] {
  const folder = join(dir, 'a.example');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries({ 'community.json': '{ "title": "A" }', ...files })) {
    writeFileSync(join(folder, name), content);
  }
  return examine(dir, []).issues.map(
    ({ severity, code, path, message }) => `${severity} ${code} ${path}: ${message}`,
  );
}
const brand = (logoUrl: string, key = 'logoUrl') => ({ 'brand.json': JSON.stringify({ [key]: logoUrl }) });
const community = (value: object) => ({
  'brand.json': '{}',
  'community.json': JSON.stringify({ title: 'A', ...value }),
});

beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'assets-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('CFG-06 has nothing against assets that fit their places', () => {
  expect(
    told({
      'brand.json': JSON.stringify({ logoUrl: 'assets/logo.svg', faviconUrl: 'assets/icon.png' }),
      'community.json': JSON.stringify({
        title: 'A',
        imgUrl: 'assets/share.png',
        legal: { termsUrl: 'assets/terms.html' },
      }),
      'assets/logo.svg': svg(200, 60),
      'assets/icon.png': png(64, 64),
      'assets/share.png': png(1200, 630),
      'assets/terms.html': '<!doctype html><title>Terms</title>',
    }),
  ).toEqual([]);
});

it.each([
  [
    'a picture of another kind than its name',
    { ...brand('assets/a.png'), 'assets/a.png': svg(9, 9) },
    'error asset-extension logoUrl: assets/a.png is actually a .svg',
  ],
  [
    'a file that is nothing at all',
    { ...brand('assets/a.png'), 'assets/a.png': 'hello' },
    'error broken-asset logoUrl',
  ],
  [
    'a document as a logo',
    { ...brand('assets/a.pdf'), 'assets/a.pdf': '%PDF-1.7' },
    'error wrong-asset-type logoUrl: a .pdf can’t be a logo',
  ],
  [
    'a vector picture for shared links',
    { ...community({ imgUrl: 'assets/a.svg' }), 'assets/a.svg': svg(1200, 630) },
    'error wrong-asset-type imgUrl',
  ],
  [
    'a picture as terms',
    { ...community({ legal: { termsUrl: 'assets/a.svg' } }), 'assets/a.svg': svg(9, 9) },
    'error wrong-asset-type legal.termsUrl',
  ],
  [
    'a heavy logo',
    { ...brand('assets/a.png'), 'assets/a.png': png(400, 100, 120_000) },
    'warning heavy-asset logoUrl: assets/a.png is 120 kB',
  ],
  [
    'a logo of few pixels',
    { ...brand('assets/a.png'), 'assets/a.png': png(40, 16) },
    'warning small-picture logoUrl: assets/a.png has 40 × 16 px',
  ],
  [
    'an icon that is no square',
    { ...brand('assets/a.svg', 'faviconUrl'), 'assets/a.svg': svg(90, 30) },
    'warning picture-shape faviconUrl',
  ],
  [
    'a tall picture for shared links',
    { ...community({ imgUrl: 'assets/a.png' }), 'assets/a.png': png(1000, 1000) },
    'warning picture-shape imgUrl',
  ],
  [
    'a logo with a script',
    { ...brand('assets/a.svg'), 'assets/a.svg': svg(9, 9, '<script>1</script>') },
    'warning unsafe-asset logoUrl: assets/a.svg contains a script',
  ],
  [
    'a logo with a picture from elsewhere',
    { ...brand('assets/a.svg'), 'assets/a.svg': svg(9, 9, '<image href="https://x.example/a"/>') },
    'warning unsafe-asset logoUrl',
  ],
  [
    'an asset that nothing mentions',
    { 'brand.json': '{}', 'assets/old.svg': svg(9, 9) },
    'hint unused-asset : assets/old.svg is not used anywhere',
  ],
])('CFG-06 tells of %s', (_, files, expected) => {
  const issues = told(files);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toContain(expected);
});

it('CFG-06 knows assets that a document shows', () => {
  expect(
    told({
      ...community({ legal: { termsUrl: 'assets/terms.html' } }),
      'assets/terms.html': '<!doctype html><img src="seal.svg">',
      'assets/seal.svg': svg(9, 9),
    }),
  ).toEqual([]);
});
