import { fileTypeFromFile } from 'file-type';
import type { PictureSize } from '../../../lib/imagePath';
import { sharp } from '../../decoders';
import { AppError } from '../../errors';
import { longestDecoding, mostPixels, shortestEdge } from './bounds';
import { limitConcurrency } from './concurrency';
import { pictureKinds, type PictureKind, type PictureShape } from './kinds';

/** A large picture takes a hundred megabytes while it is decoded, and a core. */
const limited = limitConcurrency(2);

const accepted = new Set(['image/jpeg', 'image/png', 'image/apng']);
/** The decoder's names. */
const decoded = new Set<string | undefined>(['jpeg', 'png']);

/** One size of a picture, as WebP. */
export interface RenderedPicture {
  /** Its width in its address, in px. */
  size: PictureSize;
  bytes: Buffer;
  /** Its width and height, which are less for a small photo. */
  shape?: { width: number; height: number };
}

/** Any failure of the decoder means only that the image is invalid. */
const unreadable = (cause: unknown): never => {
  throw new AppError(1120, { cause });
};

/** The image upright, in sRGB, cropped to its shape, without metadata. */
async function decode(file: string, { sizes, aspect }: PictureShape) {
  const largest = Math.max(...sizes);
  const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata();
  if (!decoded.has(format)) throw new AppError(1120);
  if (width * height > mostPixels) throw new AppError(1121);
  if (Math.min(width, height) < shortestEdge) throw new AppError(1120);
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longestDecoding })
    .autoOrient()
    .resize(
      aspect
        ? { width: largest, height: Math.round(largest / aspect), fit: 'cover' }
        : { width: largest, height: largest, fit: 'inside', withoutEnlargement: true },
    )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * The JPG or PNG in `file`, recognised by its content, in each size of its kind (E07, I01, I02). Throws 1120 if it is
 * something else, broken or tiny, and 1121 if it has too many pixels, which is checked before decoding.
 */
export async function renderPicture(file: string, kind: PictureKind): Promise<RenderedPicture[]> {
  const shape: PictureShape = pictureKinds[kind];
  const type = await fileTypeFromFile(file).catch(unreadable);
  if (!type || !accepted.has(type.mime)) throw new AppError(1120);
  return limited(async () => {
    const { data, info } = await decode(file, shape).catch((error: unknown) =>
      error instanceof AppError ? Promise.reject(error) : unreadable(error),
    );
    const { width, height, channels } = info;
    return Promise.all(
      shape.sizes.map(async (size) => {
        const { data: bytes, info: made } = await sharp(data, { raw: { width, height, channels } })
          .resize(
            shape.aspect
              ? { width: size, height: Math.round(size / shape.aspect) }
              : { width: size, height: size, fit: 'inside', withoutEnlargement: true },
          )
          .webp({ quality: 82 })
          .toBuffer({ resolveWithObject: true });
        return { size, bytes, shape: { width: made.width, height: made.height } };
      }),
    );
  });
}
