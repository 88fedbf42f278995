/** Invisible characters and characters that reverse text: controls, surrogate halves, marks of direction and width. */
const unseen = /[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const unseenInLines = /(?!\n)[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Something a reader can see: a text of joiners and blanks is empty. */
const visible = /[^\s\p{Cf}\p{Cc}\p{M}\u2800\u3164\uFFA0]/u;

const orNothing = (text: string): string => (visible.test(text) ? text : '');

/** A one-line text as it is stored: trimmed, inner blanks collapsed, NFC; '' if nothing is visible. */
export const cleanLine = (text: string): string =>
  orNothing(text.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').replace(/ {2,}/g, ' ').trim());

/** A text of several lines as it is stored: as `cleanLine`, but line breaks stay, at most one empty line in a row. */
export const cleanText = (text: string): string =>
  orNothing(
    text
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\S\n]/gu, ' ')
      .replace(unseenInLines, '')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );

/** Characters for which one UTF-16 unit is one character. */
const plain = /^[\x20-\x7E\n\u00A1-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into characters as a reader sees them: a family emoji is one. The segmenter is created for the first
 * text that needs it, because creating it takes a slow phone as long as half the page start.
 */
export function charactersOf(text: string): string[] {
  if (plain.test(text) || typeof Intl.Segmenter !== 'function') return Array.from(text);
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Parts that one character may have, on average, before each three count as one more. */
const partsPerCharacter = 3;

/** A text of more UTF-16 units is over every limit of ours: it is weighed and not taken apart. */
const longestApart = 32_768;

/**
 * The length of a text in characters as a reader counts them. Excessive combining marks on one letter count by their
 * size, so that a limit on the length also limits the size.
 */
export function textLength(text: string): number {
  // Fast path for plain text, because fields count on every key press.
  if (plain.test(text)) return text.length;
  let parts = 0;
  for (const _part of text) parts += 1;
  const weight = Math.ceil(parts / partsPerCharacter);
  return text.length > longestApart ? weight : Math.max(charactersOf(text).length, weight);
}
