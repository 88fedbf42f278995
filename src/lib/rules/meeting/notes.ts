/** Maximum length of a private note about a member, in characters. */
export const longestNote = 1000;
