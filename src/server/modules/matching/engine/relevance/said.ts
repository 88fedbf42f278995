import type { Person } from '../types';
import { phraseAround, type Phrase } from '../words/phraseAround';

/** A name is told whole up to so many characters. */
const short = 32;

const within = (texts: readonly string[], said: string): Phrase => {
  for (const text of texts) {
    const phrase = phraseAround(text, said);
    if (phrase) return phrase;
  }
  return { text: said, isVerb: false };
};

/** What names a thing by itself, where the word stands in it. */
const named = (names: readonly string[], said: string): string | undefined =>
  names.map((name) => name.trim()).find((name) => name.length <= short && phraseAround(name, said));

/** The word in the phrase in which somebody asks for it; '' where it is no thing that one asks for. */
export function askedBy({ lookingFor, goal }: Person, said: string): string {
  const { text, isVerb } = within([lookingFor, goal], said);
  return isVerb ? '' : text;
}

/** And in which somebody offers it: of what they are and chose, the whole. */
export const offeredBy = ({ position, tags, about, answers = [], goal }: Person, said: string): string =>
  named([position, ...tags, ...answers], said) ??
  within([position, ...tags, about, ...answers, goal], said).text;
