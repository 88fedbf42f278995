/**
 * What a message is about, in the recipient's words, and whether they may switch it off. `isOn` is the default if they
 * may, and `group` where settings list it.
 */
export const categories = {
  /** Signing in, codes, and the account. Without these, a user could be locked out. */
  security: { optional: false, isOn: true },
  /** A manager's message to one member. */
  personal: { optional: false, isOn: true },
  /** An invitation to join, once, to people who are no members. */
  invitation: { optional: false, isOn: true },
  /** Being admitted to a community, and one's part in it. */
  membership: { optional: true, isOn: true, group: 'COMMUNITY' },
  /** Decisions of managers about a member's behaviour. They are always delivered. */
  conduct: { optional: false, isOn: true },
  /** Matters that nobody else can decide, for administrators and the operator. */
  operating: { optional: false, isOn: true },
  /** Things that wait for managers. */
  managing: { optional: true, isOn: true, group: 'COMMUNITY' },
  /** People to meet, and their answers. */
  matching: { optional: true, isOn: true, group: 'PEOPLE' },
  /** Times to meet somebody, and how it went. */
  meetings: { optional: true, isOn: true, group: 'MEETINGS' },
  /** Ways to reach its recipient that ended. */
  reach: { optional: false, isOn: true },
  /** Digests. Each part follows the preferences of its own kind. */
  digest: { optional: false, isOn: true },
  /** Messages that nobody has read. */
  chat: { optional: true, isOn: true, group: 'CHAT' },
  events: { optional: true, isOn: true, group: 'EVENTS' },
  /** A community's messages to all members. */
  news: { optional: true, isOn: true, group: 'COMMUNITY' },
} as const;

export type Category = keyof typeof categories;
