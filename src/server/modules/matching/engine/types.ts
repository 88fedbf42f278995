import type { Lang } from '../../../../lib/lang';

/** What the engine knows of a member. Texts as their owner wrote them; '' where there is none. */
export interface Person {
  id: string;
  /** The language they write in; texts in the other are understood all the same. */
  lang: Lang;
  /** What they ask for. */
  lookingFor: string;
  goal: string;
  /** What they offer. */
  about: string;
  position: string;
  company: string;
  city: string;
  tags: readonly string[];
  /** Chosen or written in the survey. */
  answers?: readonly string[];
  /** The mean of how others rated meetings with them, 0 to 1; absent before the first. */
  rating?: number;
  /** Terms that the member said are no reason to meet anybody ('not this reason'), by `Part.term`. */
  declined?: readonly string[];
}

/**
 * What a part of a direction says:
 * - 'need': what one asks for, the other offers
 * - 'tag', 'answer', 'city', 'language': both have it
 * - 'rating': others were glad to have met them
 * - 'meaning': an embeddings endpoint finds the texts close
 */
export type PartKind = 'need' | 'tag' | 'answer' | 'city' | 'language' | 'rating' | 'meaning';

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

/** Relevance of a pair, symmetric: `relevance(a, b)` is `relevance(b, a)` with the directions exchanged. */
export interface Relevance {
  /** 0 to 1: a mean of both directions that punishes one-sidedness. */
  score: number;
  /** What the first has of the second, and the other way round. */
  forward: Direction;
  backward: Direction;
}

/** Scores of the pairs that may meet, by the members' places in a list of `size`; each pair once, `a < b`. */
export interface PairScores {
  size: number;
  a: Int32Array;
  b: Int32Array;
  /** Of the pair, and what `a` has of `b` and `b` of `a`; 0 to 1. */
  score: Float32Array;
  forward: Float32Array;
  backward: Float32Array;
}

/** What a round may hand out. */
export interface Attention {
  /** People recommended to each member. */
  perMember: number;
  /** How often one member may be recommended to others. */
  appearances: number;
}
