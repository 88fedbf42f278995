import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Part of the size a picture is stored in: small in the repository, and blind to how a machine smooths its letters. */
const scale = 0.5;

/** How much a pixel may differ, 0 to 1. */
const threshold = 0.15;

/** How many of a picture's pixels may differ more than that: less than a word of text, or a letter's colour. */
const tolerated = 0.0005;

/** Edge of the squares whose mean colour is compared, in pixels: different smoothing of letters does not change it. */
const square = 8;

/** How far a mean colour may be away, of 255, and which part of the squares may be farther away than that. */
const meanThreshold = 12;
const toleratedSquares = 0.002;

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

async function raw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A screenshot as it is stored. */
export async function reduced(png: Buffer): Promise<Buffer> {
  const { width = 1 } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width * scale), kernel: 'lanczos3' })
    .webp({ quality: 55, smartSubsample: true, effort: 5 })
    .toBuffer();
}

/** Mean colours of a picture's squares. */
async function means(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const [columns, rows] = [Math.ceil(width / square), Math.ceil(height / square)];
  return sharp(picture)
    .resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How many squares have another colour. Single pixels are not reliable. */
function otherSquares(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const channels = [at, at + 1, at + 2];
    if (channels.some((index) => Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > meanThreshold)) count++;
  }
  return count;
}

interface Difference {
  what: string;
  /** An image of the differences, in red. */
  drawing?: Buffer;
}

/** The visible difference of an image from the stored one. Undefined if there is none. */
export async function difference(now: Buffer, before: Buffer): Promise<Difference | undefined> {
  const [one, other] = await Promise.all([raw(now), raw(before)]);
  if (one.width !== other.width || one.height !== other.height) {
    return { what: `is ${one.width} × ${one.height}, was ${other.width} × ${other.height}` };
  }
  const { width, height } = one;
  const drawing = Buffer.alloc(one.data.length);
  const count = pixelmatch(one.data, other.data, drawing, width, height, { threshold });
  const squares = otherSquares(await means(now, width, height), await means(before, width, height));
  if (count <= width * height * tolerated && squares <= width * height * (toleratedSquares / square ** 2))
    return undefined;
  return {
    what: `${count} of ${width * height} pixels differ, ${squares} squares have another colour`,
    drawing: await sharp(drawing, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
