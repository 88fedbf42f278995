import type { PartKind } from '../../contract/matching';

/**
 * The kinds of a part of a direction:
 * - 'need': one asks for it, the other offers it
 * - 'tag', 'answer', 'city', 'language': both have it
 * - 'rating': other members rated meetings with them well
 * - 'meaning': an embeddings endpoint finds the texts similar
 */
export type { PartKind };

/** One reason, as it is stored with a pair and shown to both. */
export interface Part {
  kind: PartKind;
  /** The key of the reason, which is stable over rounds: the stem or the lexicon's entry. 'Not this reason' removes it. */
  term: string;
  /**
   * Their own words: the request or the shared thing, and its counterpart; equal if both share it. Both are '' if the
   * counterpart is too different to be shown.
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
