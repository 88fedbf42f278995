/** What each kind of part may add to a direction: together 1. */
export const shares = {
  need: 0.89,
  tag: 0.04,
  answer: 0.03,
  city: 0.01,
  language: 0.015,
  rating: 0.015,
} as const;

/** What the part 'meaning' takes of the needs' share where there are vectors of both. */
export const meaningShare = 0.2;

/** How much a text's word is asked for. */
export const asked = { lookingFor: 1, goal: 0.4 } as const;

/** How much a text's word is offered: what somebody is or chose says more than running text. */
export const offered = { position: 1, tags: 1, about: 0.9, answers: 0.85, goal: 0.5 } as const;

/** Of a set phrase's words, apart. */
export const inPhrase = 0.85;

/** Weight of matched needs that is half of the most there is. */
export const half = 0.5;

/** How much an unmatched need takes, beside a matched one. */
export const unmatched = 0.35;

/** How much an offer that meets a need less well adds to the best one. */
const further = 0.4;

/** What of a need is left open by the others' offers besides the best: a factor for each. */
export const leftBy = (near: number): number => 1 - further * near;

/** How far a need is met by the best of the offers, with what all of them leave open. */
export const metBy = (best: number, left: number): number => 1 - ((1 - best) * left) / leftBy(best);

/** Of what is matched and missed, 0 to 1; more matched never makes it less. Little and by chance counts for less than it is. */
export const met = (matched: number, missed: number): number =>
  (matched / (matched + half + unmatched * missed)) ** 2.5;
