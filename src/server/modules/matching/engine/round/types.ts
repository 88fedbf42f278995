import type { Meaning } from '../relevance/meaning';
import type { Words } from '../words/types';
import type { Attention } from '../../../../../lib/rules/matching/attention';
import type { Person, Relevance } from '../types';

/** A person of a round, with what decides whether they take part. */
export interface Participant extends Person {
  /** The account: admitted, not suspended. */
  enabled: boolean;
  /** The profile may be seen. */
  profileEnabled: boolean;
  /** They take part in networking and have not paused it. */
  networkingEnabled: boolean;
  /** They have not had time to be seen much yet: they are shown no less than others. */
  newcomer: boolean;
}

/** Why two people may not be recommended to each other, in either direction. */
type Exclusion = 'recent' | 'met' | 'hidden' | 'reported' | 'blocked';

export interface ExcludedPair {
  a: string;
  b: string;
  why: Exclusion;
}

export interface RoundInput {
  people: readonly Participant[];
  excluded: readonly ExcludedPair[];
  attention: Attention;
  /** The same seed and data give the same round, whatever the order of people. */
  seed: string;
  words: Words;
  /** From an embeddings endpoint, if there is one. */
  meaning?: Meaning;
}

/**
 * Why a member has no list:
 * - 'notEnabled', 'profileHidden', 'networkingOff': they take no part
 * - 'alone': nobody else takes part
 * - 'allExcluded': everybody else who takes part is excluded
 * - 'noFreeAppearance': the people they may meet are already shown as often as allowed
 */
export type NoMatches =
  'notEnabled' | 'profileHidden' | 'networkingOff' | 'alone' | 'allExcluded' | 'noFreeAppearance';

export interface Recommendation {
  id: string;
  /** `forward` is from the member whose list it is. Computed when it is read. */
  relevance: Relevance;
}

/** Everybody of the input is in exactly one of the two, by id. */
export interface Round {
  /** The best first; never empty. */
  lists: ReadonlyMap<string, readonly Recommendation[]>;
  without: ReadonlyMap<string, NoMatches>;
}
