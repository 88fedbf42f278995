import type { PictureSize } from './imagePath';

/** Widths of the pictures that are stored of each photo in a chat, in px. A smaller photo keeps its size. */
export const photoSizes = [480, 1600] as const satisfies readonly PictureSize[];

/** The width in the address of a message’s photo. */
export const photoSize = 1600 satisfies PictureSize;
