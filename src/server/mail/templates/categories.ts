/** What something sent is about, as whoever receives it would say, and whether they may switch it off. */
export const categories = {
  /** Signing in, codes, and what becomes of the account: whoever could switch these off could be locked out. */
  security: { optional: false },
  /** Being admitted to a community, and one's part in it. */
  membership: { optional: true },
  /** People to meet, and what they answer. */
  matching: { optional: true },
  events: { optional: true },
  /** What a community writes to all of its members. */
  news: { optional: true },
} as const;

export type Category = keyof typeof categories;
