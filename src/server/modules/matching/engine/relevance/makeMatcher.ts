import type { PairScores, Person, Relevance } from '../types';
import type { Words } from '../words/types';
import { candidateSearch } from './candidates';
import { readCommunity } from './community';
import { both, direction, needParts, scaled } from './explain';
import { highest } from './highest';
import { inverted, type Lists } from './interned';
import { meaningPart, meaningsOf, type Meaning } from './meaning';
import { nearTerms } from './near';
import { needMeter } from './needs';
import { pairMeter } from './pairMeter';
import { pairCollector } from './pairs';
import { sharedMeter } from './shared';
import { meaningShare, shares } from './weights';

/** Scores of everybody with everybody, with the statistics of these people; people by their place in the list. */
export interface Matcher {
  size: number;
  /** With its parts. */
  relevance: (a: number, b: number) => Relevance;
  /** Every pair's, or among many people of each the most promising. */
  scores: () => PairScores;
  /** Every pair of these people and anybody else. */
  scoresOf: (some: readonly number[]) => PairScores;
  /** Scores of one person with some others, without the parts. */
  scoresWith: (person: number, others: readonly number[]) => number[];
}

/** Up to so many people, every pair is measured. */
const few = 700;

/** For each of many people: the number of candidates that are scored, and the number that is kept. */
const looked = 120;
const kept = 60;

/** The terms of some people. */
function termsOf({ start, item }: Lists, some: readonly number[]): Set<number> {
  return new Set(some.flatMap((person) => [...item.subarray(start[person], start[person + 1])]));
}

/** With `some`, only for pairs of these people and anybody else, which takes a fraction of the time. The scores are the same. */
export function makeMatcher(
  people: readonly Person[],
  words: Words,
  { meaning, some }: { meaning?: Meaning; some?: readonly number[] } = {},
): Matcher {
  const size = people.length;
  const community = readCommunity(people, words);
  const { asked, offered } = community;
  const of = some && { asked: termsOf(asked, some), offered: termsOf(offered, some) };
  const offersOf = nearTerms(community.terms, { asked: asked.item, offered: offered.item, of }, words);
  const meetings = { offersOf, asksOf: inverted(offersOf, community.terms.names.length) };
  const shared = sharedMeter(community);
  const meanings = meaningsOf(people, meaning);

  function partsOf(a: number, b: number) {
    const meant = meanings(a, b);
    const share = meant === undefined ? shares.need : shares.need - meaningShare;
    return direction([
      ...scaled(needParts(community, offersOf, a, b), share),
      ...shared.parts(a, b),
      ...meaningPart(meant),
    ]);
  }

  const meter = pairMeter({ needs: needMeter(community, meetings), shared, meanings });

  function everyPair(): PairScores {
    const found = pairCollector(size, (size * (size - 1)) / 2);
    for (let person = 0; person < size; person += 1) {
      meter.look(person);
      for (let other = person + 1; other < size; other += 1) {
        meter.measure(other);
        found.add(person, other, meter);
      }
    }
    return found.scores();
  }

  function pairsOf(some: readonly number[]): PairScores {
    const found = pairCollector(size, some.length * size);
    const isDone = new Uint8Array(size);
    for (const person of some) {
      isDone[person] = 1;
      meter.look(person);
      for (let other = 0; other < size; other += 1) {
        if (isDone[other]) continue;
        meter.measure(other);
        found.add(person, other, meter);
      }
    }
    return found.scores();
  }

  function promising(): PairScores {
    const found = pairCollector(size, size * kept);
    const candidates = candidateSearch(community, meetings);
    const places = Int32Array.from({ length: looked }, (_, at) => at);
    const [score, forward, backward] = [
      new Float32Array(looked),
      new Float32Array(looked),
      new Float32Array(looked),
    ];
    for (let person = 0; person < size; person += 1) {
      meter.look(person);
      const others = candidates(person, looked);
      for (let at = 0; at < others.length; at += 1) {
        meter.measure(others[at]!);
        score[at] = meter.score;
        forward[at] = meter.forward;
        backward[at] = meter.backward;
      }
      for (const at of highest(places.subarray(0, others.length), score, kept))
        found.add(person, others[at]!, {
          score: score[at]!,
          forward: forward[at]!,
          backward: backward[at]!,
        });
    }
    return found.scores();
  }

  return {
    size,
    scores: () => (size <= few ? everyPair() : promising()),
    scoresOf: pairsOf,
    scoresWith: (person, others) => {
      meter.look(person);
      return others.map((other) => {
        meter.measure(other);
        return meter.score;
      });
    },
    relevance: (a, b) => {
      const [forward, backward] = [partsOf(a, b), partsOf(b, a)];
      return { score: both(forward.score, backward.score), forward, backward };
    },
  };
}
