import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import { buildCommunity } from '../../config/pipeline';
import type { CommunityConfig } from '../../config/types';
import { brandFileNames, brandFileUrl, brandVersion, type BrandFileName } from './address';
import { createBrandCache } from './cache';
import { setText } from './text/lines';
import { typeface } from './text/typeface';

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`;
const data = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const communityOf = (brand: object, title = 'Circle', domain = 'circle.example'): CommunityConfig =>
  buildCommunity({
    folder: configFolder(domain, {
      'community.json': { title, langChoices: ['en', 'ru'] },
      'brand.json': { colors: { primary: '#7a1fa2', accent: '#00aa55' }, ...brand },
    }),
    defaults: plainDefaults,
  }).config;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cacheIn = (...folders: string[]) => createBrandCache({ communitiesDir: folder, folders });
const draw = async (config: CommunityConfig, name: BrandFileName) =>
  (await cacheIn(join(folder, 'kept')).get(config, name)) ?? Buffer.alloc(0);

/** The colour at a position of a PNG, as `#rrggbb`, and its opacity. */
async function pixel(png: Buffer, left: number, top: number): Promise<[string, number]> {
  const { data: bytes } = await sharp(png)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [`#${bytes.subarray(0, 3).toString('hex')}`, bytes[3] ?? 0];
}

describe('the pictures of a brand', () => {
  const config = communityOf({ logoUrl: data(square('#ff0000')), faviconUrl: data(square('#0000ff')) });

  it.each<[BrandFileName, number, number]>([
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['apple-touch-icon.png', 180, 180],
    ['logo.png', 96, 96],
    ['share-en.png', 1200, 630],
    ['share-ru.png', 1200, 630],
  ])('CFG-08 %s is a PNG of %i by %i', async (name, width, height) => {
    expect(await sharp(await draw(config, name)).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it('CFG-08 are drawn also once members have sent pictures of their own', async () => {
    await import('../modules/image/picture');
    expect(await pixel(await draw(config, 'icon-192.png'), 4, 4)).toEqual(['#0000ff', 255]);
  });

  it('CFG-08 icons are the brand’s own picture, on its ground where a phone cuts the edges', async () => {
    expect(await pixel(await draw(config, 'icon-192.png'), 4, 4)).toEqual(['#0000ff', 255]);
    const maskable = await draw(config, 'icon-maskable-512.png');
    expect(await pixel(maskable, 256, 256)).toEqual(['#0000ff', 255]);
    expect(await pixel(maskable, 4, 4)).toEqual([config.brand.light.background, 255]);
  });

  it('CFG-08 a shared link wears colours and logo', async () => {
    const share = await draw(config, 'share-en.png');
    expect((await pixel(share, 4, 300))[0]).toBe('#7a1fa2');
    expect((await pixel(share, 60, 20))[0]).toBe(config.brand.light.background);
    expect((await pixel(share, 100, 110))[0]).toBe('#ff0000');
  });

  it('CFG-08 a picture that we do not have is the name’s first letter; a foreign one is not fetched', async () => {
    const foreign = communityOf({ logoUrl: 'https://other.example/logo.png' }, 'Ёлка');
    expect(await pixel(await draw(foreign, 'icon-192.png'), 96, 20)).toEqual(['#7a1fa2', 255]);
    expect(await draw(foreign, 'logo.png')).toHaveLength(0);
    expect((await draw(foreign, 'share-ru.png')).length).toBeGreaterThan(1000);
  });

  it('CFG-08 no path leads out of a community’s assets', async () => {
    writeFileSync(join(folder, 'secret.svg'), square('#123456'));
    const brand = { ...config.brand, faviconUrl: '/community/circle.example/assets/../../secret.svg' };
    const png = await draw({ ...config, brand }, 'icon-192.png');
    expect((await pixel(png, 4, 96))[0]).not.toBe('#123456');
  });

  it('CFG-08 bytes that are no picture are none', async () => {
    const broken = communityOf({ logoUrl: data('no picture'), faviconUrl: data('no picture') });
    for (const name of brandFileNames) {
      if (name !== 'logo.png') expect((await draw(broken, name)).length).toBeGreaterThan(100);
    }
  });
});

describe('the web manifest', () => {
  it('CFG-08 says what is installed, in the language asked for', async () => {
    const config = communityOf({ title: 'The Long Name of a Circle' });
    const manifest = JSON.parse(String(await draw(config, 'ru.webmanifest'))) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: 'The Long Name of a Circle',
      short_name: 'The',
      lang: 'ru',
      start_url: '/',
      theme_color: config.brand.light.background,
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    });
  });
});

describe('drawings', () => {
  it('CFG-08 are made once, and again when the brand changes', async () => {
    const cacheFolder = join(folder, 'once');
    const config = communityOf({ faviconUrl: data(square('#00ff00')) });
    const first = await cacheIn(cacheFolder).get(config, 'icon-192.png');
    const [cached = ''] = readdirSync(cacheFolder);
    writeFileSync(join(cacheFolder, cached), 'as it was cached');
    expect(String(await cacheIn(cacheFolder).get(config, 'icon-192.png'))).toBe('as it was cached');
    expect(String(await cacheIn(cacheFolder, join(folder, 'other')).get(config, 'icon-192.png'))).toBe(
      'as it was cached',
    );
    const changed = communityOf({ faviconUrl: data(square('#00ff01')) });
    expect(await cacheIn(cacheFolder).get(changed, 'icon-192.png')).not.toEqual(first);
    expect(readdirSync(cacheFolder)).toHaveLength(2);
  });

  it('CFG-08 have an address that changes with the brand and with nothing else', () => {
    const one = communityOf({});
    expect(brandVersion(communityOf({}))).toBe(brandVersion(one));
    expect(brandVersion(communityOf({ radius: 3 }))).not.toBe(brandVersion(one));
    expect(brandVersion(communityOf({}, 'Square'))).not.toBe(brandVersion(one));
    const { community } = one;
    const titled = { ...one, community: { ...community, landingTitle: 'A circle of friends' } };
    expect(brandVersion(titled)).not.toBe(brandVersion(one));
    expect(brandFileUrl(one, 'share-en.png')).toMatch(
      /^\/community\/circle\.example\/brand\/share-en\.png\?v=[0-9a-f]{10}$/,
    );
  });
});

describe('words in a picture', () => {
  it('UIX-07 are outlines of the brand’s own font, Latin and Cyrillic', async () => {
    const bold = await typeface('Golos Text', 700);
    const plain = await typeface('Golos Text', 400);
    for (const text of ['Circle', 'Сообщество', 'Дом и Circle']) {
      expect(bold.path(text, 40, 0, 0)).toMatch(/^M/);
      expect(bold.width(text)).toBeGreaterThan(plain.width(text));
    }
    expect(bold.width('Дом')).not.toBeCloseTo((await typeface('Inter', 700)).width('Дом'), 3);
    expect((await typeface('system', 700)).width('A')).toBe((await typeface('Inter', 700)).width('A'));
  });

  it('UIX-07 stand where they are put, at their size', async () => {
    const face = await typeface('Inter', 400);
    const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = numbers(face.path('H', 100, 500, 200));
    const [x, y] = [at.filter((_, index) => index % 2 === 0), at.filter((_, index) => index % 2 === 1)];
    expect(Math.min(...x)).toBeGreaterThan(500);
    expect(Math.max(...x)).toBeLessThan(500 + face.width('H') * 100);
    expect(Math.max(...y)).toBeCloseTo(200, 0);
    expect(Math.min(...y)).toBeGreaterThan(120);
  });

  it('UIX-07 are as large as they fit, and end in an ellipsis where nothing fits', async () => {
    const face = await typeface('Inter', 700);
    const room = { width: 400, height: 120, leading: 1 };
    expect(setText('Short', face, [60, 40], room)).toEqual({ size: 60, lines: ['Short'] });
    expect(setText('A few more words than that', face, [60, 40, 30], room).size).toBeLessThan(60);
    const cut = setText('word '.repeat(60), face, [60, 40], room);
    expect(cut.size).toBe(40);
    expect(cut.lines).toHaveLength(3);
    expect(cut.lines[2]).toMatch(/\p{L}…$/u);
    const long = setText('Donaudampfschifffahrtsgesellschaft', face, [60], room);
    expect(long.lines).toHaveLength(1);
    expect(face.width(long.lines[0] ?? '') * 60).toBeLessThanOrEqual(400);
  });
});
