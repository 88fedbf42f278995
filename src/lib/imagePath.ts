/** Widths of stored images in px. */
export type PictureSize = 108 | 256 | 400 | 480 | 512 | 800 | 1200 | 1600;

const stored = /^\/images\/([\w-]{8,64})-(?:108|256|400|480|512|800|1200|1600)\.webp$/;

/** The address of a stored image. Its content never changes. */
export const imagePath = (hash: string, size: PictureSize): string => `/images/${hash}-${size}.webp`;

/** The name of the image in `url` at any of its sizes. Undefined for an address of another server. */
export const imageHash = (url: string): string | undefined => stored.exec(url)?.[1];

/** The image of `url` in another size. An address of another server is returned unchanged. */
export function pictureOf(url: string, size: PictureSize): string {
  const hash = imageHash(url);
  return hash ? imagePath(hash, size) : url;
}
