import type { Person } from '../types';
import { phraseAround, type Phrase } from '../words/phraseAround';
import { isGoverned, isOthers } from '../words/standing';

/** Names up to this many characters are shown whole. */
const short = 32;

const within = (texts: readonly string[], said: string): Phrase => {
  for (const text of texts) {
    const phrase = phraseAround(text, said);
    if (phrase) return phrase;
  }
  return { text: said, isVerb: false };
};

/** A name that contains the word and is clear by itself. */
const named = (names: readonly string[], said: string): string | undefined =>
  names.map((name) => name.trim()).find((name) => name.length <= short && phraseAround(name, said));

/** The phrase with the word in a person's request. '' if the word is not what they ask for, or belongs to another noun. */
export function askedBy({ lookingFor, goal }: Person, said: string): string {
  const { text, isVerb } = within([lookingFor, goal], said);
  const whole = [lookingFor, goal].find((one) => phraseAround(one, said)) ?? '';
  return isVerb || isGoverned(whole, said) ? '' : text;
}

/** A person's position, tag or answer with the word, as a whole. */
const chosenBy = ({ position, tags, answers = [] }: Person, said: string): string | undefined =>
  named([position, ...tags, ...answers], said) ??
  (phraseAround(position, said) ? within([position], said).text : undefined);

/**
 * The phrase with the word in a person's offer. '' if they only mention it. A similar word is shown only for what the
 * person is.
 */
export function offeredBy(person: Person, said: string, isTheSame: boolean): string {
  const chosen = chosenBy(person, said);
  if (chosen !== undefined || !isTheSame) return chosen ?? '';
  const text = [person.about, ...(person.answers ?? []), person.goal].find((one) => phraseAround(one, said));
  if (text === undefined || isGoverned(text, said) || isOthers(text, said)) return '';
  return within([text], said).text;
}
