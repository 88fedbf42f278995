import { isCyrillic, keyOf } from './stem';
import { saysLittle, saysNothing } from './stopWords';
import { tokensOf, type Token } from './tokens';

/** Words of a phrase, at most. */
const most = 3;

const setOf = (written: string): ReadonlySet<string> => new Set(written.split(/\s+/));

/** A verb stands behind: 'who repairs', 'we build'. */
const actors =
  setOf(`who that which i we you they he she it has have had я мы вы он она они который которая которое которые
которого которую кто чтобы`);

/** And behind these, where it is no plural: 'to teach', not 'to restaurants'. */
const leading = setOf('to can could will would should may must');

/** Russian adjectives and what is said like them, in any case. */
const adjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ую|юю|ыми|ими)$/;

/** Russian nouns that depend on the one before: 'тренер бегунов', 'дизайн одежды'. */
const dependent = /(?:[ое]в|[аяыи]|ей|ий)$/;

const verb = /(?:[аеиоуыя]ть|ся|[еияа]л[аио]?)$/;

const infinitive = /(?:[аеиоуыя]ть|ться|тся)$/;

function isVerb(tokens: readonly (Token | null)[], at: number): boolean {
  const [before, own] = [tokens[at - 1]?.word, tokens[at]?.word];
  if (own === undefined) return false;
  if (infinitive.test(own)) return true;
  return before !== undefined && (actors.has(before) || (leading.has(before) && !own.endsWith('s')));
}

/** The phrase around what stands at `from` to `to`, of words next to each other in one clause. */
function around(tokens: readonly (Token | null)[], from: number, to: number): [number, number] {
  const wordAt = (at: number): string | undefined => {
    const token = tokens[at];
    return token && !saysNothing(token.word) ? token.word : undefined;
  };
  const leads = (at: number): boolean => {
    const word = wordAt(at);
    if (word === undefined || isVerb(tokens, at)) return false;
    return isCyrillic(word) ? adjective.test(word) : at > 0;
  };
  const follows = (at: number): boolean => {
    const [word, before] = [wordAt(at), wordAt(at - 1)];
    if (word === undefined || before === undefined || saysLittle(keyOf(word))) return false;
    if (!isCyrillic(word)) return !/(?:ed|ly)$/.test(word);
    return adjective.test(before) ? !verb.test(word) : dependent.test(word) && !verb.test(word);
  };
  let [first, end] = [from, to];
  while (end - first < most && follows(end)) end += 1;
  while (end - first < most && leads(first - 1)) first -= 1;
  return [first, end];
}

/** A word or phrase of a text with the words that belong to it, as they were written. */
export interface Phrase {
  text: string;
  /** It says what somebody does, and names nothing. */
  isVerb: boolean;
}

/** Undefined where it is not in the text. */
export function phraseAround(text: string, said: string): Phrase | undefined {
  const tokens = tokensOf(text);
  const wanted = tokensOf(said);
  const from = tokens.findIndex((_, at) =>
    wanted.every((token, offset) => token && tokens[at + offset]?.text === token.text),
  );
  if (from === -1 || wanted.length === 0) return undefined;
  const [first, end] = around(tokens, from, from + wanted.length);
  const words = tokens.slice(first, end).flatMap((token) => token?.text ?? []);
  return { text: words.join(' '), isVerb: isVerb(tokens, first) };
}
