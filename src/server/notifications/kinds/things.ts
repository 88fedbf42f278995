interface Rule {
  /** Several about one thing within 15 minutes become one with the latest state (`collapse.ts`). */
  gathers: boolean;
  /** They count towards the daily limit of what one person may cause another. Further ones go into the digest. */
  bounded: boolean;
  /** Each kind of notification has its own latest state. Otherwise the last one replaces those of all kinds. */
  byKind?: true;
}

const usual: Rule = { gathers: true, bounded: true };

/** Things with another rule. */
const special = {
  /** Codes, links, sign-in and the account: each is sent immediately. */
  account: { gathers: false, bounded: false },
  /** A digest itself. */
  digest: { gathers: false, bounded: false },
  /** An application to a community. Its answer has to arrive. */
  application: { gathers: true, bounded: false },
  /** An invitation to join a community, to an address. */
  invitation: { gathers: true, bounded: false },
  /** Decisions of managers about a member's behaviour. They must arrive, so managers' calls are limited instead. */
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
 * What a notification is about: every kind names one. Callers pass the id of the one thing (`Occasion.thing`). For
 * notifications about the same thing to the same recipient, only the latest state matters.
 */
type Thing = ThingNames[keyof ThingNames];

const specialRules: Readonly<Partial<Record<string, Rule>>> = special;

export const ruleOf = (thing: Thing): Rule => specialRules[thing] ?? usual;

/** The key by which notifications replace each other. Undefined for kinds that are never merged. */
export function collapseKeyOf(kind: string, thing: Thing, id: string): string | undefined {
  const { gathers, byKind } = ruleOf(thing);
  if (!gathers) return undefined;
  return byKind ? `${thing}.${kind}:${id}` : `${thing}:${id}`;
}
