import { fewMembers } from '../market/everyPair';
import { keyOf } from '../market/keyOf';
import { makeLists } from '../market/makeLists';
import { makePairs } from '../market/makePairs';
import { makeMatcher, type Matcher } from '../relevance/makeMatcher';
import { picked } from '../relevance/pairs';
import type { PairScores } from '../types';
import { absence } from './eligible';
import { excludedOf, type Excluded } from './excluded';
import { giveFreed } from './giveFreed';
import { placesOf } from './places';
import type { NoMatches, Participant, Recommendation, Round, RoundInput } from './types';

/**
 * Computes a round: the recommendations with their reasons, or why there are none. Pure: the same input gives the same
 * round.
 */
export function runRound(input: RoundInput): Round {
  const { people, excluded: pairs, seed, words, meaning, viewers } = input;
  const without = new Map<string, NoMatches>();
  const isViewer = (id: string) => !viewers || viewers.has(id);
  const taking = people
    .filter((person) => {
      const why = absence(person);
      if (why && isViewer(person.id)) without.set(person.id, why);
      return !why;
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const ids = taking.map(({ id }) => id);
  const excluded = excludedOf(ids, pairs);
  const isOfPairs = isForPairs(input, ids);
  const places = Array.from(ids, (_, place) => place).filter((place) => isViewer(ids[place]!));
  const isMeasured = isOfPairs && places.length * ids.length <= mostMeasured;
  const matcher = makeMatcher(taking, words, { meaning, some: isMeasured && viewers ? places : undefined });
  const newcomer = Uint8Array.from(taking, (person) => Number(person.newcomer));
  const carried = carriedOf(input, ids);
  const keys = Float64Array.from(ids, (id) => keyOf(seed, id));
  const isAllowed = (a: number, b: number) => !excluded.has(a, b);
  const { attention } = input;
  const found = isOfPairs
    ? pairsOf({
        input,
        ids,
        scores: isMeasured ? matcher.scoresOf(places) : matcher.scores(),
        excluded,
        keys,
        carried,
      })
    : makeLists({ scores: allowed(matcher.scores(), excluded), attention, newcomer, keys, isAllowed });
  const seen = found.map((list, place) => {
    const own = carried[place]!;
    return [...own, ...trimmed([...list], attention.perMember - own.length, newcomer)];
  });
  if (!isOfPairs) {
    const { scoresWith } = matcher;
    giveFreed({ lists: seen, carried, appearances: attention.appearances, isAllowed, scoresWith });
  }
  const lists = new Map<string, readonly Recommendation[]>();
  const introduced = new Map<string, readonly Recommendation[]>();
  taking.forEach(({ id }, place) => {
    const others = seen[place]!;
    if (others.length > 0)
      (isViewer(id) ? lists : introduced).set(id, recommended(place, others, taking, matcher));
    else if (isViewer(id)) without.set(id, reasonOf(taking.length, excluded.count(place)));
  });
  return { lists, without, introduced };
}

/** The newcomers who come along in each viewer's list. Only a recent recommendation does not prevent that. */
function carriedOf({ introduced = [], excluded, viewers }: RoundInput, ids: readonly string[]): number[][] {
  const apart = excludedOf(
    ids,
    excluded.filter(({ why }) => why !== 'recent'),
  );
  const places = placesOf(ids);
  const carried: number[][] = ids.map(() => []);
  for (const { viewer, shown } of introduced) {
    const [to, one] = [places.get(viewer), places.get(shown)];
    if (to === undefined || one === undefined || to === one || apart.has(to, one)) continue;
    if (!viewers || viewers.has(viewer)) carried[to]!.push(one);
  }
  return carried;
}

/** A list that others come along with: the last are left out, newcomers after everybody else. */
function trimmed(list: number[], most: number, newcomer: Uint8Array): number[] {
  const spare = [...list.filter((one) => newcomer[one]), ...list.filter((one) => !newcomer[one])];
  const left = new Set(list.length > most ? spare.slice(0, Math.max(0, most)) : list);
  return list.filter((one) => left.has(one));
}

/**
 * Whether a round is made of pairs: if only some get a list, or not all can be shown as often as in a whole week, or in a
 * small community where most lists are short.
 */
function isForPairs({ viewers, lengths, left, attention }: RoundInput, ids: readonly string[]): boolean {
  if (viewers && ids.some((id) => !viewers.has(id))) return true;
  if (ids.some((id) => (left?.get(id) ?? attention.appearances) < attention.appearances)) return true;
  if (!lengths || ids.length > fewMembers) return false;
  const isShort = (id: string) => (lengths.get(id) ?? attention.perMember) < attention.perMember;
  return ids.filter(isShort).length > ids.length / 2;
}

interface Pairing {
  input: RoundInput;
  ids: readonly string[];
  scores: PairScores;
  excluded: Excluded;
  keys: Float64Array;
  carried: readonly (readonly number[])[];
}

/** Up to so many pairs, those of the viewers are all measured. */
const mostMeasured = 4e6;

function pairsOf({ input, ids, scores, excluded, keys, carried }: Pairing): number[][] {
  const { viewers, lengths, left, attention } = input;
  const { perMember, appearances } = attention;
  const viewer = Uint8Array.from(ids, (id) => Number(!viewers || viewers.has(id)));
  return makePairs({
    scores,
    viewer,
    wants: Int32Array.from(ids, (id, place) => {
      const length = Math.min(perMember, lengths?.get(id) ?? perMember);
      return viewer[place] ? Math.max(0, length - carried[place]!.length) : 0;
    }),
    most: perMember,
    room: Int32Array.from(ids, (id) => left?.get(id) ?? appearances),
    keys,
    isAllowed: (a, b) => !excluded.has(a, b),
  });
}

/** Smaller differences of scores are ignored: then the market's order applies, which spreads the first places. */
const alike = 0.05;

/** The best first. Reasons are computed when they are read, because all of them together would fill the memory. */
function recommended(
  place: number,
  others: readonly number[],
  people: readonly Participant[],
  { relevance, scoresWith }: Matcher,
): Recommendation[] {
  const scores = scoresWith(place, others);
  const scored = others.map((other, at) => ({ other, steps: Math.round(scores[at]! / alike) }));
  return scored
    .sort((a, b) => b.steps - a.steps)
    .map(({ other }) => ({
      id: people[other]!.id,
      get relevance() {
        return relevance(place, other);
      },
    }));
}

function reasonOf(taking: number, excluded: number): NoMatches {
  if (taking < 2) return 'alone';
  return excluded >= taking - 1 ? 'allExcluded' : 'noFreeAppearance';
}

/** The pairs that may meet. */
function allowed(scores: PairScores, excluded: Excluded): PairScores {
  const places = new Uint32Array(scores.a.length);
  let count = 0;
  for (let at = 0; at < places.length; at += 1)
    if (!excluded.has(scores.a[at]!, scores.b[at]!)) places[count++] = at;
  return count === places.length ? scores : picked(scores, places.subarray(0, count));
}
