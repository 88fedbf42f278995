interface Rule {
  /** Several about one of them within a quarter of an hour become one with the latest state (`collapse.ts`). */
  gathers: boolean;
  /** They count towards the emails that one person may cause another in a day; what is above goes into the digest. */
  bounded: boolean;
  /** Each kind of notification has its own latest state; otherwise the last one replaces what any kind said before. */
  byKind?: true;
}

/**
 * What a notification is about: every kind names one. Callers give the id of the one thing (`Occasion.thing`), and what is
 * said of the same thing to the same reader is one conversation, of which only the latest state matters.
 */
export const things = {
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
  /** What a manager writes: the message. */
  message: { gathers: true, bounded: true },
  /** A report, as its reporter is notified of it. */
  report: { gathers: true, bounded: true },
  /** A queue of the community that waits for its managers. */
  queue: { gathers: true, bounded: true, byKind: true },
  /** A round of recommendations. */
  round: { gathers: true, bounded: true },
  /** One member's answer to a request of another's. */
  answer: { gathers: true, bounded: true },
  /** A pair of members who are introduced, in the order sender and reader. */
  introduction: { gathers: true, bounded: true },
  /** Times offered to a pair of members. */
  proposal: { gathers: true, bounded: true },
  /** A meeting that was agreed on. */
  meeting: { gathers: true, bounded: true },
  /** A question how a meeting went. */
  rating: { gathers: true, bounded: true },
  /** An event, or a series where one act changed several of its dates. */
  event: { gathers: true, bounded: true },
  /** The reader's participation in an event. */
  participation: { gathers: true, bounded: true },
  /** An invitation to take part in an event, or to organise it. */
  eventInvitation: { gathers: true, bounded: true, byKind: true },
  /** Requests to take part in an event. */
  eventRequests: { gathers: true, bounded: true },
  /** A payment for an event. */
  payment: { gathers: true, bounded: true },
  /** A reminder of an event. */
  reminder: { gathers: true, bounded: true, byKind: true },
} as const satisfies Record<string, Rule>;

export type Thing = keyof typeof things;

/** What a notification replaces, and is replaced by: undefined for one that is never gathered. */
export function collapseKeyOf(kind: string, thing: Thing, id: string): string | undefined {
  const { gathers, byKind }: Rule = things[thing];
  if (!gathers) return undefined;
  return byKind ? `${thing}.${kind}:${id}` : `${thing}:${id}`;
}
