interface Rule {
  /** Several about one of them within a quarter of an hour become one with the latest state (`collapse.ts`). */
  gathers: boolean;
  /** They count towards the emails that one person may cause another in a day; what is above goes into the digest. */
  bounded: boolean;
  /** Each kind of notification has its own latest state; otherwise the last one replaces what any kind said before. */
  byKind?: true;
}

const usual: Rule = { gathers: true, bounded: true };

/** Things with another rule. */
const special = {
  /** Codes, links, sign-in and the account: each goes out at once, whatever went before. */
  account: { gathers: false, bounded: false },
  /** A digest of what was gathered: thing and reader are its own. */
  digest: { gathers: false, bounded: false },
  /** An application to a community. Its answer has to arrive. */
  application: { gathers: true, bounded: false },
  /** An invitation to join a community, to an address. */
  invitation: { gathers: true, bounded: false },
  /** What managers decide about how somebody behaved: the member. It has to arrive, so managers' calls are limited instead. */
  conduct: { gathers: true, bounded: false, byKind: true },
  /** A queue of the community that waits for its managers. */
  queue: { gathers: true, bounded: true, byKind: true },
  /** An invitation to take part in an event, or to organise it. */
  eventInvitation: { gathers: true, bounded: true, byKind: true },
  /** A reminder of an event. */
  reminder: { gathers: true, bounded: true, byKind: true },
} as const satisfies Record<string, Rule>;

/** The names of things. A module adds its own by `declare module`, so that a misspelled name does not compile. */
export interface ThingNames {
  special: keyof typeof special;
}

/**
 * What a notification is about: every kind names one. Callers give the id of the one thing (`Occasion.thing`), and what is
 * said of the same thing to the same reader is one conversation, of which only the latest state matters.
 */
type Thing = ThingNames[keyof ThingNames];

const specialRules: Readonly<Partial<Record<string, Rule>>> = special;

export const ruleOf = (thing: Thing): Rule => specialRules[thing] ?? usual;

/** What a notification replaces, and is replaced by: undefined for one that is never gathered. */
export function collapseKeyOf(kind: string, thing: Thing, id: string): string | undefined {
  const { gathers, byKind } = ruleOf(thing);
  if (!gathers) return undefined;
  return byKind ? `${thing}.${kind}:${id}` : `${thing}:${id}`;
}
