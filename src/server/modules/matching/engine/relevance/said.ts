import type { Person } from '../types';
import { phraseAround, type Phrase } from '../words/phraseAround';
import { isGoverned, isOthers } from '../words/standing';

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

/** The word in the phrase in which somebody asks for it; '' where it is no thing that one asks for, or belongs to another. */
export function askedBy({ lookingFor, goal }: Person, said: string): string {
  const { text, isVerb } = within([lookingFor, goal], said);
  const whole = [lookingFor, goal].find((one) => phraseAround(one, said)) ?? '';
  return isVerb || isGoverned(whole, said) ? '' : text;
}

/** What somebody is, or chose, with the word in it: the whole. */
const chosenBy = ({ position, tags, answers = [] }: Person, said: string): string | undefined =>
  named([position, ...tags, ...answers], said) ??
  (phraseAround(position, said) ? within([position], said).text : undefined);

/** And in which somebody offers it; '' where they only speak of it. What is not the same is told of what they are alone. */
export function offeredBy(person: Person, said: string, isTheSame: boolean): string {
  const chosen = chosenBy(person, said);
  if (chosen !== undefined || !isTheSame) return chosen ?? '';
  const text = [person.about, ...(person.answers ?? []), person.goal].find((one) => phraseAround(one, said));
  if (text === undefined || isGoverned(text, said) || isOthers(text, said)) return '';
  return within([text], said).text;
}
