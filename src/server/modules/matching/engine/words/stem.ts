import snowball from 'snowball-stemmers';
import { remembered } from './remembered';

const russian = snowball.newStemmer('russian');
const english = snowball.newStemmer('english');

export const isCyrillic = (word: string): boolean => /[а-я]/.test(word);

/** What the forms of a word have in common; Cyrillic words by the Russian rules, Latin ones by the English. */
export const stem = remembered((word) =>
  (isCyrillic(word) ? russian : english).stem(word.replace(/'s?$/, '')),
);

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ics|ness)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/**
 * What names a word whatever its form: of a Russian one the stem, of an English one the singular. English stems join too much to stand for
 * a meaning ('account' and 'accountant'); they meet all the same (`Sense.same`).
 */
export const keyOf = remembered((word) =>
  isCyrillic(word) ? stem(word) : singular(word.replace(/'s?$/, '')),
);
