/** A session unused for so long ends, in ms. */
export const sessionLifetime = 30 * 86_400_000;
