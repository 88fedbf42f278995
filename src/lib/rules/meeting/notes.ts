/** Longest private note about somebody, in characters. */
export const longestNote = 1000;
