import type { PartKind } from '../../contract/matching';

/**
 * What a part of a direction says:
 * - 'need': what one asks for, the other offers
 * - 'tag', 'answer', 'city', 'language': both have it
 * - 'rating': others were glad to have met them
 * - 'meaning': an embeddings endpoint finds the texts close
 */
export type { PartKind };

/** One reason, as it is stored with a pair and told to both. */
export interface Part {
  kind: PartKind;
  /** What names the reason, stable over rounds: the stem or the lexicon's entry. What 'not this reason' removes. */
  term: string;
  /**
   * Their own words: what was asked for or shared, and what stands for it at the other; the same where both share it. Both ''
   * of a need that is met by something too far from it to be told.
   */
  asked: string;
  offered: string;
  /** Share of the direction's score: the parts of a direction add up to it. */
  weight: number;
}

/** How much it is in one member's interest to meet the other, 0 to 1. */
export interface Direction {
  score: number;
  /** The heaviest first. */
  parts: readonly Part[];
}
