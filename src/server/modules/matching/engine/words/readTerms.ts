import type { Phrases } from './phrases';
import { saysNothing } from './stopWords';
import { partsOf, tokensOf, type Token } from './tokens';
import type { Term } from './types';

export function readTerms(
  text: string,
  phrases: Phrases,
  keyOf: (word: string) => string,
  known: (word: string) => boolean,
): (Term | null)[] {
  const termOf = ({ word, text: written }: Token): Term[] =>
    saysNothing(word) ? [] : [{ key: keyOf(word), text: written, parts: [] }];
  const terms: (Term | null)[] = [];
  // A word with a hyphen or a point that no table knows is its parts.
  const tokens = tokensOf(text).flatMap((token) =>
    token && /[-.&]/.test(token.word) && !known(token.word) && !phrases.at([token], 0)
      ? partsOf(token)
      : [token],
  );
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const phrase = phrases.at(tokens, at);
    if (phrase) {
      const words = tokens.slice(at, at + phrase.length).flatMap((word) => word ?? []);
      terms.push({
        key: phrase.entry,
        text: words.map((word) => word.text).join(' '),
        parts: words.length > 1 ? words.flatMap(termOf) : [],
      });
      at += phrase.length - 1;
    } else if (token) terms.push(...termOf(token));
    else terms.push(null);
  }
  return terms;
}
