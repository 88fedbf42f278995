import { keyOf } from './stem';
import { saysNothing } from './stopWords';
import { tokensOf, type Token } from './tokens';

/** Names of several words, and single words that stand for an entry. */
export interface Phrases {
  add: (name: string, entry: string) => void;
  /** Whether any begins with a word. */
  canBegin: (word: string) => boolean;
  /** The longest that begins at a token. */
  at: (tokens: readonly (Token | null)[], from: number) => { entry: string; length: number } | undefined;
}

interface Phrase {
  keys: readonly string[];
  entry: string;
}

const isCapital = (text: string): boolean => /^\p{Lu}+$/u.test(text);

const longest = 5;

export function makePhrases(): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  // They have no forms, and are in capitals where small letters are another word: 'IT'.
  const abbreviations = new Map<string, string>();

  function add(name: string, entry: string): void {
    const words = tokensOf(name).flatMap((token) => token ?? []);
    const keys = words.map(({ word }) => keyOf(word));
    const [first] = keys;
    if (first === undefined || keys.length > longest) return;
    if (keys.length === 1 && isCapital(name)) {
      abbreviations.set(words[0]!.word, abbreviations.get(words[0]!.word) ?? entry);
      return;
    }
    const list = byFirst.get(first) ?? [];
    if (list.some((phrase) => phrase.keys.join(' ') === keys.join(' '))) return;
    list.push({ keys, entry });
    byFirst.set(
      first,
      list.sort((a, b) => b.keys.length - a.keys.length),
    );
  }

  function at(tokens: readonly (Token | null)[], from: number): ReturnType<Phrases['at']> {
    const token = tokens[from];
    if (!token) return undefined;
    const found = byFirst.get(keyOf(token.word))?.find(({ keys }) =>
      keys.every((key, offset) => {
        const other = tokens[from + offset];
        return other && (offset === 0 || keyOf(other.word) === key);
      }),
    );
    if (found && (found.keys.length > 1 || !saysNothing(token.word)))
      return { entry: found.entry, length: found.keys.length };
    const entry =
      !saysNothing(token.word) || isCapital(token.text) ? abbreviations.get(token.word) : undefined;
    return entry === undefined ? undefined : { entry, length: 1 };
  }

  return { add, canBegin: (word) => byFirst.has(keyOf(word)) || abbreviations.has(word), at };
}
