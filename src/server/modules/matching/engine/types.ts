import type { Lang } from '../../../../lib/lang';
import type { Direction } from '../../../../lib/rules/matching/direction';

/** The engine's data about a member. Texts are unchanged; '' if there is none. */
export interface Person {
  id: string;
  /** The language they write in; texts in the other are understood all the same. */
  lang: Lang;
  /** Their request. */
  lookingFor: string;
  goal: string;
  /** Their offer. */
  about: string;
  position: string;
  company: string;
  city: string;
  tags: readonly string[];
  /** Chosen or written in the survey. */
  answers?: readonly string[];
  /** The mean of how others rated meetings with them, 0 to 1; absent before the first. */
  rating?: number;
  /** Reasons that the member declined ('not this reason'), by `Part.term`. */
  declined?: readonly string[];
}

/** Relevance of a pair, symmetric: `relevance(a, b)` is `relevance(b, a)` with the directions exchanged. */
export interface Relevance {
  /** 0 to 1: a mean of both directions that punishes one-sidedness. */
  score: number;
  /** What the first offers to the second, and the other way round. */
  forward: Direction;
  backward: Direction;
}

/** Scores of the pairs that may meet, by the members' places in a list of `size`; each pair once, `a < b`. */
export interface PairScores {
  size: number;
  a: Int32Array;
  b: Int32Array;
  /** The score of the pair, and what `a` gets from `b` and `b` from `a`; 0 to 1. */
  score: Float32Array;
  forward: Float32Array;
  backward: Float32Array;
}
