import { isCyrillic, keyOf } from './stem';
import { saysLittle, saysNothing } from './stopWords';
import { tokensOf, type Token } from './tokens';

/** Words of a phrase, at most. */
const most = 3;

const setOf = (written: string): ReadonlySet<string> => new Set(written.split(/\s+/));

/** A verb follows: 'who repairs', 'we build'. */
const actors =
  setOf(`who that which i we you they he she it has have had я мы вы он она они который которая которое которые
которого которую кто чтобы`);

/** And after these, unless it is a plural: 'to teach', but not 'to restaurants'. */
const leading = setOf('to can could will would should may must');

/** Russian adjectives and words with their endings, in any case. */
const adjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ую|юю|ыми|ими)$/;

/** Russian nouns that depend on the one before: 'тренер бегунов', 'дизайн одежды'. */
const dependent = /(?:[ое]в|[аяыи]|ей|ий)$/;

const verb = /(?:[аеиоуыя]ть|ся|[еияа]л[аио]?)$/;

/** 'Maker bidding': what a person does at the moment belongs to what follows. */
const isActing = (before: string, word: string): boolean => /[eo]r$/.test(before) && word.endsWith('ing');

const infinitive = /(?:[аеиоуыя]ть|ться|тся)$/;

function isVerb(tokens: readonly (Token | null)[], at: number): boolean {
  const [before, own] = [tokens[at - 1]?.word, tokens[at]?.word];
  if (own === undefined) return false;
  if (infinitive.test(own)) return true;
  return before !== undefined && (actors.has(before) || (leading.has(before) && !own.endsWith('s')));
}

/** After these a Russian noun is not a name by itself: 'тренер по роликам', 'помощь с сайтом'. */
const prepositions = setOf('в во с со к ко о об по на для');

const helping = /^помо[гщж]/;

/** Russian words before a noun that are no noun: verbs and adverbs. */
const noNoun = /(?:[аеуяблмнрт]ю|[еиаяюу]т|[еи]шь|[еи]м|л[аио]?|ть|с[яь]|о)$/;

/** The phrase around the tokens from `from` to `to`, of adjacent words in one clause. */
function around(tokens: readonly (Token | null)[], from: number, to: number): [number, number] {
  const wordAt = (at: number): string | undefined => {
    const token = tokens[at];
    return token && !saysNothing(token.word) ? token.word : undefined;
  };
  const isDependent = (at: number): boolean => {
    const word = wordAt(at);
    return word !== undefined && dependent.test(word) && !adjective.test(word) && !verb.test(word);
  };
  const leads = (at: number): boolean => {
    const word = wordAt(at);
    if (word === undefined || isVerb(tokens, at)) return false;
    if (!isCyrillic(word)) return at > 0;
    return adjective.test(word) || (isDependent(at + 1) && !noNoun.test(word));
  };
  const follows = (at: number): boolean => {
    const [word, before] = [wordAt(at), wordAt(at - 1)];
    if (word === undefined || before === undefined || saysLittle(keyOf(word))) return false;
    // A noun before the name of a thing is singular: 'heat networks', but not 'inventors describe'.
    if (!isCyrillic(word))
      return !/(?:ed|ly)$/.test(word) && !/[^s]s$/.test(before) && !isActing(before, word);
    return adjective.test(before) ? !verb.test(word) : dependent.test(word) && !verb.test(word);
  };
  let [first, end] = [from, to];
  while (end - first < most && follows(end)) end += 1;
  while (end - first < most && leads(first - 1)) first -= 1;
  return [governedFrom(tokens, first), end];
}

/** The start of a phrase including the word that governs it, if a preposition precedes it. */
function governedFrom(tokens: readonly (Token | null)[], first: number): number {
  const [governing, preposition] = [tokens[first - 2]?.word, tokens[first - 1]?.word];
  const isGoverned =
    governing !== undefined &&
    preposition !== undefined &&
    prepositions.has(preposition) &&
    !actors.has(governing) &&
    (!saysNothing(governing) || helping.test(governing));
  return isGoverned ? first - 2 : first;
}

/** A word or phrase of a text with the words that belong to it, as they were written. */
export interface Phrase {
  text: string;
  /** Whether it says what a person does and names nothing. */
  isVerb: boolean;
}

/** Undefined if the text does not contain it. */
export function phraseAround(text: string, said: string): Phrase | undefined {
  const tokens = tokensOf(text);
  const wanted = tokensOf(said);
  const from = tokens.findIndex((_, at) =>
    wanted.every((token, offset) => token && tokens[at + offset]?.text === token.text),
  );
  if (from === -1 || wanted.length === 0) return undefined;
  const [first, end] = around(tokens, from, from + wanted.length);
  const words = tokens.slice(first, end).flatMap((token) => token?.text ?? []);
  return { text: words.join(' '), isVerb: isVerb(tokens, from) };
}
