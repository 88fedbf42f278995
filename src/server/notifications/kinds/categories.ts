/** What something sent is about, as whoever receives it would say, and whether they may switch it off. */
export const categories = {
  /** Signing in, codes, and what becomes of the account: whoever could switch these off could be locked out. */
  security: { optional: false },
  /** What a manager writes to one member. */
  personal: { optional: false },
  /** Being asked to join: to who is no member yet, once. */
  invitation: { optional: false },
  /** Being admitted to a community, and one's part in it. */
  membership: { optional: true },
  /** What managers decide of how somebody behaved: it reaches them whatever they have switched off. */
  conduct: { optional: false },
  /** What nobody else can decide: it reaches administrators, and whoever runs the installation. */
  operating: { optional: false },
  /** What waits for those who manage a community. */
  managing: { optional: true },
  /** People to meet, and what they answer. */
  matching: { optional: true },
  /** What was gathered: each part of it is sent as its own kind may be. */
  digest: { optional: false },
  events: { optional: true },
  /** What a community writes to all of its members. */
  news: { optional: true },
} as const;

export type Category = keyof typeof categories;
