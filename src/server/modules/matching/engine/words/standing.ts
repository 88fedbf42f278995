import { keyOf } from './stem';
import { saysLittle, saysNothing } from './stopWords';
import { tokensOf, type Token } from './tokens';

const setOf = (written: string): ReadonlySet<string> => new Set(written.split(/\s+/));

/** Words after these belong to the words before them: 'a lawyer for a bakery', 'инженера, который строил склад'. */
const governing =
  setOf(`for to with who whom whose that which where in on at of about from by into against between after before without than like
в во с со к ко о об от до по за из у для при без над под про через между чтобы где как после перед что
который которая которое которые которого которую которой которых которому которым кто кому кого чей`);

/** Names of people by what they do. Where a text names other people so, they are its owner's clients. */
const person =
  /(?:[^e]ers?|ors?|ists?|ians?|people|women|men|children|(?:тел|щик|чик|ист|лог|ник|нер|тор|вец|граф)(?:[иьяюеыа]|ей|ем|ом|ов|ам|ям|ами|ями)?)$/;

/** 'I am', 'trained as': what follows is oneself. */
const oneself = setOf('am a an as was я');

const sentencesOf = (text: string): string[] => text.split(/[.;:!?…]\s/);

const saysMuch = ({ word }: Token): boolean => !saysNothing(word) && !saysLittle(keyOf(word));

/** The words of the sentence before a phrase. Undefined if the text does not contain it. */
function before(text: string, said: string): Token[] | undefined {
  const wanted = tokensOf(said);
  for (const sentence of sentencesOf(text)) {
    const tokens = tokensOf(sentence);
    const at = tokens.findIndex((_, from) =>
      wanted.every((token, offset) => token && tokens[from + offset]?.text === token.text),
    );
    if (at !== -1 && wanted.length > 0) return tokens.slice(0, at).flatMap((token) => token ?? []);
  }
  return undefined;
}

/** 'Operators, not engineers'. */
const denying = setOf('not no nor without не ни без кроме');

/** It is denied, or depends on something that the sentence named before it. */
export function isGoverned(text: string, said: string): boolean {
  const words = before(text, said) ?? [];
  const nearest = words.findLast(({ word }) => denying.has(word) || !saysNothing(word));
  if (nearest && denying.has(nearest.word)) return true;
  const first = words.findIndex(saysMuch);
  return first !== -1 && words.slice(first).some(({ word }) => governing.has(word));
}

/**
 * Whether a phrase describes people that the text's owner works with and not the owner: 'I help craftspeople', 'учу
 * инженеров'.
 */
export function isOthers(text: string, said: string): boolean {
  const last = tokensOf(said).at(-1)?.word ?? '';
  const words = before(text, said);
  return person.test(last) && !!words && words.length > 0 && !oneself.has(words.at(-1)!.word);
}
