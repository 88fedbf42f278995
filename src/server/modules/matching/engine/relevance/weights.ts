/** The maximum share of each kind of part in a direction; together 1. */
export const shares = {
  need: 0.89,
  tag: 0.04,
  answer: 0.03,
  city: 0.01,
  language: 0.015,
  rating: 0.015,
} as const;

/** The share of 'meaning' within that of needs, if both have vectors. */
export const meaningShare = 0.2;

/** How much a text's word is asked for. */
export const asked = { lookingFor: 1, goal: 0.4 } as const;

/** How much a word of each text counts as an offer: a position or a choice says more than running text. */
export const offered = { position: 1, tags: 1, about: 0.9, answers: 0.85, goal: 0.5 } as const;

/** The weight of a set phrase's single words. */
export const inPhrase = 0.85;

/** Weight of matched needs that is half of the most there is. */
export const half = 0.5;

/** The weight of an unmatched need relative to a matched one. */
export const unmatched = 0.35;

/** How much an offer that meets a need less well adds to the best one. */
const further = 0.4;

/** The factor by which each further offer reduces the unmet rest of a need. */
export const leftBy = (near: number): number => 1 - further * near;

/** How well a need is met by the best offer and the rest that all others leave. */
export const metBy = (best: number, left: number): number => 1 - ((1 - best) * left) / leftBy(best);

/**
 * The score of matched and missed weight, 0 to 1. More matched weight never lowers it. A small match that may be chance
 * counts less.
 */
export const met = (matched: number, missed: number): number =>
  (matched / (matched + half + unmatched * missed)) ** 2.5;
