import type { Lang } from './lang';

/** Of the letters of a text, those that make it one of that script. The rest may be names and terms. */
const mostly = 2 / 3;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language that the script of a text suggests. Undefined if it has no letters, or mixes them. */
export function langOfScript(text: string): Lang | undefined {
  const letters = count(text, /\p{L}/gu);
  if (letters === 0) return undefined;
  if (count(text, /\p{Script=Cyrillic}/gu) / letters > mostly) return 'ru';
  if (count(text, /\p{Script=Latin}/gu) / letters > mostly) return 'en';
  return undefined;
}

/**
 * The attributes of the element that shows a person's text, so that it is read out in its own language and runs in its own
 * direction (UIX-12). `known` is the language of the page on which it was written. The script decides if it says otherwise.
 */
export const asWritten = (
  text: string | null | undefined,
  known?: Lang,
): { dir: 'auto'; lang: Lang | undefined } => ({ dir: 'auto', lang: langOfScript(text ?? '') ?? known });
