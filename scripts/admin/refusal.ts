/** Why something is refused, in words for the operator. */
export class Refusal extends Error {}
