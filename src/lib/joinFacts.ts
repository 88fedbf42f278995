/** Facts on one line, such as a position and a city. The dot stays with the fact before it, so no line begins with it. */
export const joinFacts = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
