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
  /** Of 'recent': after how many weeks the two may be recommended to each other again, from 1. */
  weeks?: number;
}

/** A member who is in another's list without having been in a list of theirs: a newcomer and who was found for them. */
export interface Introduction {
  viewer: string;
  shown: string;
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
  /** Who gets a list; the others are only shown. By default everybody. */
  viewers?: ReadonlySet<string>;
  /** The lengths of lists where people are scarce (`lengths.ts`). By default `perMember`. */
  lengths?: ReadonlyMap<string, number>;
  /** How often somebody may still be shown this week. By default `appearances`. */
  left?: ReadonlyMap<string, number>;
  /** Newcomers to whom a viewer was introduced since their last list. They come along in this one. */
  introduced?: readonly Introduction[];
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

/** Everybody who was to get a list is in exactly one of the first two, by id. */
export interface Round {
  /** The best first; never empty. */
  lists: ReadonlyMap<string, readonly Recommendation[]>;
  without: ReadonlyMap<string, NoMatches>;
  /** Of people who were only shown, the viewers to whom they were: they see each other. */
  introduced?: ReadonlyMap<string, readonly Recommendation[]>;
}
