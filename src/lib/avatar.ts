import { pictureOf } from './imagePath';
import type { ImageSize } from './imageSize';

/** Edges of the square pictures that are stored of each photo, in px (UIX-06). */
export const avatarSizes = [108, 256, 512] as const satisfies readonly ImageSize[];

/** The edge in a profile's `avatarUrl`. */
export const avatarSize = 256 satisfies ImageSize;

/** The image of `url` with edges of `size` px. An address of another server is returned unchanged. */
export const avatarOf = (url: string, size: ImageSize): string => pictureOf(url, size);
