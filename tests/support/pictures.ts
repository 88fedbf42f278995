import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type Colour = [red: number, green: number, blue: number];
const red: Colour = [220, 30, 40];
const blue: Colour = [20, 60, 200];

const flat = (width: number, height: number, [r, g, b]: Colour = red) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } });

/** Red on its upper half, blue on its lower one. */
const twoHalves = async (width: number, height: number): Promise<Buffer> =>
  flat(width, height, blue)
    .composite([
      {
        input: await flat(width, Math.floor(height / 2))
          .png()
          .toBuffer(),
        top: 0,
        left: 0,
      },
    ])
    .png()
    .toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG of a few kilobytes that says it has `edge`² pixels. */
export function pngBomb(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(edge / 8) + 1) * Math.min(edge, 2000)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A JPG whose header claims `width` × `height` pixels. */
export async function jpgBomb(width: number, height: number): Promise<Buffer> {
  const bytes = await pictures.jpg();
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytes;
}

/** Pictures as people have them. */
export const pictures = {
  red,
  blue,
  jpg: (width = 640, height = 480) => flat(width, height).jpeg().toBuffer(),
  png: (width = 640, height = 480) => flat(width, height).png().toBuffer(),
  twoHalves,
  /** Rotated by its metadata; upright it is `twoHalves`. */
  rotated: async (): Promise<Buffer> => {
    const upright = await twoHalves(300, 400);
    const lying = await sharp(upright).rotate(-90).toBuffer();
    return sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  },
  /** With metadata about place and camera, and a profile. */
  told: () =>
    flat(400, 400)
      .withExif({ IFD0: { Artist: 'Ada Secret', Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withIccProfile('srgb')
      .jpeg()
      .toBuffer(),
  cmyk: () => flat(300, 300).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
  /** The same colour in a wider colour space, with different numbers. */
  p3: () => flat(300, 300).withIccProfile('p3').png().toBuffer(),
  grey: () => flat(300, 300, [90, 90, 90]).greyscale().jpeg().toBuffer(),
  /** Sixteen bits per channel, half transparent. */
  deep: () =>
    sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 220, g: 30, b: 40, alpha: 0.5 } },
    })
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
};

/** The colour of a picture at a place, given in parts of its edges. */
export async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<Colour> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0];
}

/** How far two colours are apart: the largest difference of a channel. */
export const distance = (one: Colour, other: Colour): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
