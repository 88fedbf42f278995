/** Widths of stored images in px. */
export type PictureSize = 108 | 256 | 400 | 512 | 800 | 1200;

const stored = /^\/images\/([\w-]{8,64})-(?:108|256|400|512|800|1200)\.webp$/;

/** The address of a stored image. Its content never changes. */
export const imagePath = (hash: string, size: PictureSize): string => `/images/${hash}-${size}.webp`;

/** The name of the picture that `url` shows in one of its sizes; undefined where it is none of the server's. */
export const imageHash = (url: string): string | undefined => stored.exec(url)?.[1];

/** The picture of `url` in another of its sizes; an address that is none of the server's stays as it is. */
export function pictureOf(url: string, size: PictureSize): string {
  const hash = imageHash(url);
  return hash ? imagePath(hash, size) : url;
}
