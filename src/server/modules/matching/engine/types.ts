import type { Lang } from '../../../../lib/lang';
import type { Direction } from '../../../../lib/rules/matching/direction';

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
