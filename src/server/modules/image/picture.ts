import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { avatarSizes } from '../../../lib/avatar';
import type { ImageSize } from '../../../lib/imageSize';
import { AppError } from '../../errors';
import { longestDecoding, mostPixels, shortestEdge } from './bounds';
import { createTurns } from './turns';

/** A large picture takes a hundred megabytes while it is decoded, and a core. */
const inTurn = createTurns(2);

const accepted = new Set(['image/jpeg', 'image/png', 'image/apng']);
const largest = Math.max(...avatarSizes);

// Pictures come from strangers: no other decoder is ever run on them, whatever they look like.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
sharp.cache(false);

/** One size of a picture, as WebP. */
export interface RenderedPicture {
  size: ImageSize;
  bytes: Buffer;
}

/** A failure of the decoder, which tells nothing but that the picture is not right. */
const unreadable = (cause: unknown): never => {
  throw new AppError(1120, { cause });
};

/** The picture upright, in sRGB, its middle cut square, and nothing of what was written into the file with it. */
async function decode(file: string) {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) throw new AppError(1121);
  if (Math.min(width, height) < shortestEdge) throw new AppError(1120);
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longestDecoding })
    .autoOrient()
    .resize(largest, largest, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * The JPG or PNG of `file`, known by its content, in each size of `avatarSizes` (I01, I02). Throws 1120 when it is
 * something else, broken or tiny, and 1121 when it has too many pixels: that is told before any of them is decoded.
 */
export async function renderPicture(file: string): Promise<RenderedPicture[]> {
  const type = await fileTypeFromFile(file).catch(unreadable);
  if (!type || !accepted.has(type.mime)) throw new AppError(1120);
  return inTurn(async () => {
    const { data, info } = await decode(file).catch((error: unknown) =>
      error instanceof AppError ? Promise.reject(error) : unreadable(error),
    );
    const { width, height, channels } = info;
    return Promise.all(
      avatarSizes.map(async (size) => ({
        size,
        bytes: await sharp(data, { raw: { width, height, channels } })
          .resize(size, size)
          .webp({ quality: 82 })
          .toBuffer(),
      })),
    );
  });
}
