import type { PairScores, Person, Relevance } from '../types';
import type { Words } from '../words/types';
import { candidateSearch } from './candidates';
import { readCommunity } from './community';
import { both, direction, needParts, scaled } from './explain';
import { inverted } from './interned';
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
}

/** Up to so many people, every pair is measured. */
const few = 700;

/** Of each of many people, how many are looked at closely, and how many of them are kept. */
const looked = 120;
const kept = 60;

export function makeMatcher(people: readonly Person[], words: Words, meaning?: Meaning): Matcher {
  const size = people.length;
  const community = readCommunity(people, words);
  const offersOf = nearTerms(community.terms, community.asked.item, community.offered.item, words);
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

  function scores(): PairScores {
    const meter = pairMeter({ needs: needMeter(community, meetings), shared, meanings });
    const all = size <= few;
    const found = pairCollector(size, all ? (size * (size - 1)) / 2 : size * kept);
    const candidates = all ? undefined : candidateSearch(community, meetings);
    for (let person = 0; person < size; person += 1) {
      meter.look(person);
      if (!candidates)
        for (let other = person + 1; other < size; other += 1) {
          meter.measure(other);
          found.add(person, other, meter);
        }
      else {
        const ranked = Array.from(candidates(person, looked), (other) => {
          meter.measure(other);
          return { other, score: meter.score, forward: meter.forward, backward: meter.backward };
        });
        ranked.sort((a, b) => b.score - a.score || a.other - b.other);
        for (const one of ranked.slice(0, kept)) found.add(person, one.other, one);
      }
    }
    return found.scores();
  }

  return {
    size,
    scores,
    relevance: (a, b) => {
      const [forward, backward] = [partsOf(a, b), partsOf(b, a)];
      return { score: both(forward.score, backward.score), forward, backward };
    },
  };
}
