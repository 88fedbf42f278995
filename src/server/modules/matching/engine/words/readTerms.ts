import type { Phrases } from './phrases';
import { remembered } from './remembered';
import { saysNothing } from './stopWords';
import { partsOf, tokensOf, type Token } from './tokens';
import type { Term } from './types';

/** What a word is wherever it stands. */
interface Word {
  /** None of a word that says nothing. */
  term: Term | undefined;
  /** Of a word with a hyphen or a point that no table knows. */
  parts: readonly Token[] | undefined;
  canBegin: boolean;
}

/** Reads texts. Words are looked up once, however often they stand in texts. */
export function termReader(
  phrases: Phrases,
  keyOf: (word: string) => string,
  isKnown: (word: string) => boolean,
): (text: string) => (Term | null)[] {
  const wordOf = remembered((token: Token): Word => {
    const { word, text } = token;
    const isWhole = !/[-.&]/.test(word) || isKnown(word) || phrases.at([token], 0) !== undefined;
    return {
      term: saysNothing(word) ? undefined : { key: keyOf(word), text, parts: [] },
      parts: isWhole ? undefined : partsOf(token),
      canBegin: phrases.canBegin(word),
    };
  });

  function separated(text: string): (Token | null)[] {
    const tokens = tokensOf(text);
    const partsIn = (token: Token | null) => (token ? wordOf(token).parts : undefined);
    return tokens.some(partsIn) ? tokens.flatMap((token) => partsIn(token) ?? token) : tokens;
  }

  return (text) => {
    const terms: (Term | null)[] = [];
    const tokens = separated(text);
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) {
        terms.push(null);
        continue;
      }
      const { term, canBegin } = wordOf(token);
      const phrase = canBegin ? phrases.at(tokens, at) : undefined;
      if (phrase) {
        const words = tokens.slice(at, at + phrase.length).flatMap((word) => word ?? []);
        terms.push({
          key: phrase.entry,
          text: words.map((word) => word.text).join(' '),
          parts: words.length > 1 ? words.flatMap((word) => wordOf(word).term ?? []) : [],
        });
        at += phrase.length - 1;
      } else if (term) terms.push(term);
    }
    return terms;
  };
}
