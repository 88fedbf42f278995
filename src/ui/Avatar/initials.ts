import { charactersOf } from '../../lib/rules/text';

const lettersOf = (text: string): string[] => charactersOf(text).filter((one) => /\p{L}|\p{N}/u.test(one));

/** A letter in upper case, the same on server and in browser. One whose upper case is two letters stays unchanged. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return lettersOf(upper).length === 1 ? upper : letter;
}

/** First letters, whole ones, of the first and the last word: 'anna maria berg' is 'AB', 'Jean-Luc' is 'J', '' is ''. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => lettersOf(word)[0] ?? []);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map(capital).join('');
}
