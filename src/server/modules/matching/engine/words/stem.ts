import snowball from 'snowball-stemmers';
import { remembered } from './remembered';

const russian = snowball.newStemmer('russian');
const english = snowball.newStemmer('english');

export const isCyrillic = (word: string): boolean => /[а-я]/.test(word);

/** The stem of a word, by the Russian rules for Cyrillic words and the English rules for Latin ones. */
export const stem = remembered((word) =>
  (isCyrillic(word) ? russian : english).stem(word.replace(/'s?$/, '')),
);

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ics|ness)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/**
 * The key of a word in any form: the stem of a Russian word, the singular of an English one. English stems join too
 * many words to be a meaning ('account' and 'accountant'), but such words still match (`Sense.same`).
 */
export const keyOf = remembered((word) =>
  isCyrillic(word) ? stem(word) : singular(word.replace(/'s?$/, '')),
);
