/** A word as it is compared and as it was written. */
export interface Token {
  word: string;
  text: string;
}

const wordOrBreak = /[\p{L}\p{N}]+(?:['’.&-][\p{L}\p{N}]+)*(?:\+\+|#)?|[^\p{L}\p{N}\s'’"«»“”]/gu;

const isWord = /^[\p{L}\p{N}]/u;

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");

/** Words in their order, `null` where a sentence or a clause ends. 'ё' is 'е', as people write it. */
export function tokensOf(text: string): (Token | null)[] {
  const found: (Token | null)[] = [];
  for (const [piece] of text.normalize('NFKC').matchAll(wordOrBreak))
    found.push(isWord.test(piece) ? { word: plain(piece), text: piece } : null);
  return found;
}

/** Its parts, of a word with a hyphen or a point. */
export const partsOf = (token: Token): Token[] =>
  token.text
    .split(/[-.&]/)
    .filter(Boolean)
    .map((text) => ({ word: plain(text), text }));
