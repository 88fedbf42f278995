/** Largest picture taken in, in bytes. */
export const mostBytes = 10 * 1024 * 1024;
/** Largest picture taken in, in pixels. */
export const mostPixels = 40_000_000;
/** An image with a shorter edge is too small to show a person, in px. */
export const shortestEdge = 32;
/** Decoding a picture that takes longer is an attack, in seconds. */
export const longestDecoding = 10;
/** A link must have been read within this time, redirects included, in ms. */
export const linkTimeout = 10_000;
