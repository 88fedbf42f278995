import type { ImageSize } from './imageSize';

/** Edges of the square pictures that are stored of each upload, in px (UIX-06). */
export const avatarSizes = [108, 256, 512] as const satisfies readonly ImageSize[];

/** The edge in a profile's `avatarUrl`. */
export const avatarSize = 256 satisfies ImageSize;

const stored = /^\/images\/([\w-]{8,64})-(108|256|512)\.webp$/;

/** The address of a stored picture: named after its content, so what is behind it never changes. */
export const imagePath = (hash: string, size: ImageSize): string => `/images/${hash}-${size}.webp`;

/** The name of the picture that `url` shows in one of its sizes; undefined where it is none of the server's. */
export const imageHash = (url: string): string | undefined => stored.exec(url)?.[1];

/** The picture of `url` with edges of `size` px; an address that is none of the server's stays as it is. */
export function avatarOf(url: string, size: ImageSize): string {
  const hash = imageHash(url);
  return hash ? imagePath(hash, size) : url;
}
