import { remembered } from './remembered';

/** A word as it is compared and as it was written. */
export interface Token {
  readonly word: string;
  readonly text: string;
}

const wordOrBreak = /[\p{L}\p{N}]+(?:['’.&-][\p{L}\p{N}]+)*(?:\+\+|#)?|[^\p{L}\p{N}\s'’"«»“”]/gu;

const isWord = /^[\p{L}\p{N}]/u;

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");

const tokenOf = remembered((text): Token | null => (isWord.test(text) ? { word: plain(text), text } : null));

/** Words in their order, `null` where a sentence or a clause ends. 'ё' is 'е', as people write it. */
export const tokensOf = (text: string): (Token | null)[] =>
  (text.normalize('NFKC').match(wordOrBreak) ?? []).map(tokenOf);

/** Its parts, of a word with a hyphen or a point. */
export const partsOf = (token: Token): Token[] =>
  token.text
    .split(/[-.&]/)
    .filter(Boolean)
    .map((text) => ({ word: plain(text), text }));
