/** Maximum length of the words that go with suggested times, in characters. */
export const longestMessage = 500;
