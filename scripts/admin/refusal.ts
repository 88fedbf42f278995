/** Why something is not done, in words for whoever asked. */
export class Refusal extends Error {}
