import { keyOf } from '../market/keyOf';
import { makeLists } from '../market/makeLists';
import { makeMatcher, type Matcher } from '../relevance/makeMatcher';
import { picked } from '../relevance/pairs';
import type { PairScores } from '../types';
import { absence } from './eligible';
import { excludedOf, type Excluded } from './excluded';
import type { NoMatches, Participant, Recommendation, Round, RoundInput } from './types';

/**
 * Computes a round: the recommendations with their reasons, or why there are none. Pure: the same input gives the same
 * round.
 */
export function runRound({ people, excluded: pairs, attention, seed, words, meaning }: RoundInput): Round {
  const without = new Map<string, NoMatches>();
  const taking = people
    .filter((person) => {
      const why = absence(person);
      if (why) without.set(person.id, why);
      return !why;
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const excluded = excludedOf(
    taking.map(({ id }) => id),
    pairs,
  );
  const matcher = makeMatcher(taking, words, meaning);
  const found = makeLists({
    scores: allowed(matcher.scores(), excluded),
    attention,
    newcomer: Uint8Array.from(taking, ({ newcomer }) => Number(newcomer)),
    keys: Float64Array.from(taking, ({ id }) => keyOf(seed, id)),
    isAllowed: (a, b) => !excluded.has(a, b),
  });
  const lists = new Map<string, readonly Recommendation[]>();
  taking.forEach(({ id }, place) => {
    const others = found[place]!;
    if (others.length === 0) without.set(id, reasonOf(taking.length, excluded.count(place)));
    else lists.set(id, recommended(place, others, taking, matcher));
  });
  return { lists, without };
}

/** Smaller differences of scores are ignored: then the market's order applies, which spreads the first places. */
const alike = 0.05;

/** The best first. Reasons are computed when they are read, because all of them together would fill the memory. */
function recommended(
  place: number,
  others: Int32Array,
  people: readonly Participant[],
  { relevance, scoresWith }: Matcher,
): Recommendation[] {
  const scores = scoresWith(place, [...others]);
  const scored = Array.from(others, (other, at) => ({ other, steps: Math.round(scores[at]! / alike) }));
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
