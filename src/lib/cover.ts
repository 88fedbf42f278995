import { imageHash, pictureOf, type PictureSize } from './imagePath';

/** Widths of the pictures that are stored of each cover, in px. */
export const coverSizes = [400, 800, 1200] as const satisfies readonly PictureSize[];
type CoverSize = (typeof coverSizes)[number];

/** The width in an event's `imageUrl`, which is that of a shared link's preview. */
export const coverSize = 1200 satisfies CoverSize;

/** Width to height of a cover: 1200 × 630, as shared links are shown. */
export const coverAspect = 1200 / 630;

/** The cover of `url` with a width of `size` px. An address of another server is returned unchanged. */
export const coverOf = (url: string, size: CoverSize): string => pictureOf(url, size);

/** The `srcset` of a cover, by which the browser chooses a width. Undefined for an address of another server. */
export const coverSources = (url: string): string | undefined =>
  imageHash(url) && coverSizes.map((size) => `${coverOf(url, size)} ${size}w`).join(', ');
