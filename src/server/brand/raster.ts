import type { Sharp } from 'sharp';

/** Loaded with the first picture: it is heavy, and no start should wait for it. */
const load = async () => (await import('../decoders')).sharp;

/** The maximum number of pixels, whatever the file says. */
const limitInputPixels = 40_000_000;

/** px per inch at which an SVG's own px is one. */
const usualDensity = 72;

/** The size of an image, in px. */
interface Box {
  width: number;
  height: number;
}

/**
 * A picture of any kind as large as it fits a box, on nothing. A drawing is rendered at that size instead of being
 * blown up. Undefined for bytes that are no picture.
 */
export async function fitted(bytes: Buffer, { width, height }: Box): Promise<Buffer | undefined> {
  const sharp = await load();
  try {
    const { width: ownWidth = width, height: ownHeight = height, format } = await sharp(bytes).metadata();
    const scale = Math.min(width / ownWidth, height / ownHeight);
    const density =
      format === 'svg' ? Math.min(Math.max(usualDensity * scale, usualDensity), 9600) : undefined;
    return await sharp(bytes, { limitInputPixels, density })
      .resize({ width, height, fit: 'inside', withoutEnlargement: false })
      .png()
      .toBuffer();
  } catch {
    // The check of the community's folder reports it to the operator.
    return undefined;
  }
}

/** A drawing of ours, with pictures laid on it. */
export async function drawn(
  svg: string,
  layers: readonly { input: Buffer; left?: number; top?: number }[] = [],
): Promise<Buffer> {
  const sharp = await load();
  const picture: Sharp = sharp(Buffer.from(svg)).composite([...layers]);
  return picture.png({ compressionLevel: 9, palette: true, quality: 92, effort: 7 }).toBuffer();
}
