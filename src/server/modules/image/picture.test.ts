import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  colourAt,
  distance,
  jpgBomb,
  pictures,
  pngBomb,
  type Colour,
} from '../../../../tests/support/pictures';
import type { PictureKind } from './kinds';
import { renderPicture } from './picture';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'picture-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

let count = 0;
async function render(bytes: Uint8Array | string, kind: PictureKind = 'avatar') {
  count += 1;
  const file = join(dir, `picture-${count}`);
  await writeFile(file, bytes);
  return renderPicture(file, kind);
}
const largest = async (bytes: Uint8Array) => (await render(bytes))[2]!.bytes;

describe('I02 a picture that is one', () => {
  it.each(['jpg', 'png', 'grey', 'deep', 'cmyk', 'p3'] as const)(
    '%s comes out in three sizes',
    async (kind) => {
      const rendered = await render(await pictures[kind]());
      expect(rendered.map(({ size }) => size)).toEqual([108, 256, 512]);
      for (const { size, bytes } of rendered) {
        const told = await sharp(bytes).metadata();
        expect(told).toMatchObject({ format: 'webp', width: size, height: size, space: 'srgb' });
      }
    },
  );

  it.each<[kind: 'jpg' | 'png' | 'cmyk' | 'p3' | 'deep', colour: Colour, apart: number]>([
    ['jpg', pictures.red, 6],
    ['png', pictures.red, 6],
    ['p3', pictures.red, 8],
    ['deep', pictures.red, 8],
    // Colours that cannot be printed are lost in the file already.
    ['cmyk', pictures.red, 60],
  ])('%s keeps its colour', async (kind, colour, apart) => {
    expect(distance(await colourAt(await largest(await pictures[kind]()), 0.5, 0.5), colour)).toBeLessThan(
      apart,
    );
  });

  it('is turned upright as its EXIF says, then cut square', async () => {
    const bytes = await largest(await pictures.rotated());
    expect(distance(await colourAt(bytes, 0.5, 0.1), pictures.red)).toBeLessThan(12);
    expect(distance(await colourAt(bytes, 0.5, 0.9), pictures.blue)).toBeLessThan(12);
    const wide = await largest(await pictures.twoHalves(900, 300));
    expect(distance(await colourAt(wide, 0.1, 0.25), pictures.red)).toBeLessThan(12);
    expect(distance(await colourAt(wide, 0.9, 0.75), pictures.blue)).toBeLessThan(12);
  });

  it('E07 is cut as wide as a cover is', async () => {
    const rendered = await render(await pictures.twoHalves(300, 900), 'cover');
    const told = await Promise.all(rendered.map(({ bytes }) => sharp(bytes).metadata()));
    expect(told.map(({ width, height }) => [width, height])).toEqual([
      [400, 210],
      [800, 420],
      [1200, 630],
    ]);
    expect(distance(await colourAt(rendered[2]!.bytes, 0.5, 0.2), pictures.red)).toBeLessThan(12);
  });

  it('keeps nothing that was written into it', async () => {
    const source = await pictures.told();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    for (const { bytes } of await render(source)) {
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Ada Secret')).toBe(false);
    }
  });

  it('gives the same bytes each time', async () => {
    const [one, other] = await Promise.all([render(await pictures.jpg()), render(await pictures.jpg())]);
    expect(one).toEqual(other);
  });

  it('may be small or long, down to 32 px', async () => {
    expect(await render(await pictures.png(32, 32))).toHaveLength(3);
    expect(await render(await pictures.jpg(5000, 40))).toHaveLength(3);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

describe('I02 a picture that is none', () => {
  const refused: [what: string, bytes: () => Promise<Uint8Array | string> | Uint8Array | string][] = [
    ['nothing', () => ''],
    ['text', () => 'not a picture'],
    ['a script', () => '<script>alert(1)</script>'],
    ['a page', () => '<!doctype html><title>x</title>'],
    ['SVG', () => svg],
    ['packed SVG', () => gzipSync(svg)],
    ['GIF', () => gif],
    [
      'WebP',
      async () =>
        sharp(await pictures.png())
          .webp()
          .toBuffer(),
    ],
    [
      'AVIF',
      async () =>
        sharp(await pictures.png(64, 64))
          .avif()
          .toBuffer(),
    ],
    [
      'TIFF',
      async () =>
        sharp(await pictures.png())
          .tiff()
          .toBuffer(),
    ],
    ['PDF', () => '%PDF-1.7\n1 0 obj\n'],
    ['packed data', () => deflateSync(Buffer.alloc(1000))],
    ['a PNG header alone', async () => (await pictures.png()).subarray(0, 40)],
    ['a JPG header alone', async () => (await pictures.jpg()).subarray(0, 24)],
    [
      'a JPG magic before a page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
    ],
    ['a truncated PNG', async () => halfOf(await pictures.twoHalves(900, 700))],
    [
      'a truncated JPG',
      async () =>
        halfOf(
          await sharp(await pictures.twoHalves(900, 700))
            .jpeg()
            .toBuffer(),
        ),
    ],
    ['1×1', () => pictures.png(1, 1)],
    ['31 px high', () => pictures.jpg(500, 31)],
  ];
  it.each(refused)('%s answers 1120', async (_, bytes) => {
    await expect(render(await bytes())).rejects.toMatchObject({ code: 1120 });
  });
});

const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('I02 a bomb', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['PNG', () => pngBomb(30_000)],
    ['JPG', () => jpgBomb(65_000, 65_000)],
    ['JPG just above the limit', () => jpgBomb(8001, 5000)],
  ])('%s is refused before it is decoded', async (_, bytes) => {
    const source = await bytes();
    expect(source.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    await expect(render(source)).rejects.toMatchObject({ code: 1121 });
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });

  it('40 megapixels are still taken in', async () => {
    expect(await render(await pictures.png(8000, 5000))).toHaveLength(3);
  });
});
