/**
 * What something sent is about, as whoever receives it would say, and whether they may switch it off. `isOn` is the default where they
 * may.
 */
export const categories = {
  /** Signing in, codes, and what becomes of the account: whoever could switch these off could be locked out. */
  security: { optional: false, isOn: true },
  /** What a manager writes to one member. */
  personal: { optional: false, isOn: true },
  /** Being asked to join: to who is no member yet, once. */
  invitation: { optional: false, isOn: true },
  /** Being admitted to a community, and one's part in it. */
  membership: { optional: true, isOn: true },
  /** What managers decide of how somebody behaved: it reaches them whatever they have switched off. */
  conduct: { optional: false, isOn: true },
  /** What nobody else can decide: it reaches administrators, and whoever runs the installation. */
  operating: { optional: false, isOn: true },
  /** What waits for those who manage a community. */
  managing: { optional: true, isOn: true },
  /** People to meet, and what they answer. */
  matching: { optional: true, isOn: true },
  /** What was gathered: each part of it is sent as its own kind may be. */
  digest: { optional: false, isOn: true },
  events: { optional: true, isOn: true },
  /** What a community writes to all of its members. */
  news: { optional: true, isOn: true },
} as const;

export type Category = keyof typeof categories;
