import type { RouteName } from '../../lib/routes';

/** Who stands before the screen. */
export type Audience = 'anonymous' | 'member' | 'admin';

const visitor = ['anonymous'] as const;
const member = ['member'] as const;
const admin = ['admin'] as const;
const signedOutOrMember = ['anonymous', 'member'] as const;
const everyone = ['anonymous', 'member', 'admin'] as const;

/** Section 2.2 of the specification: who reaches which screen (ROU-02, ROU-03, ROU-04). */
export const access = {
  welcome: visitor,
  login: visitor,
  registration: visitor,
  recovery: visitor,
  confirmRecovery: signedOutOrMember,
  authMagic: everyone,
  invitation: signedOutOrMember,
  oneTimeCode: visitor,
  accountDeleted: visitor,
  questions: member,
  onboarding: member,
  lastStep: member,
  confirmed: signedOutOrMember,
  profile: member,
  myCommunities: member,
  contacts: member,
  bookmarks: member,
  participants: member,
  events: member,
  createEvent: member,
  event: signedOutOrMember,
  editEvent: member,
  participant: signedOutOrMember,
  chats: member,
  chat: member,
  subscriptions: member,
  settings: admin,
  scoreMatch: admin,
  dashboard: admin,
  notifications: admin,
  admin,
  partnerServices: member,
  partnerEducation: member,
  partnerContacts: member,
  partnerEvents: member,
  partnerEarnings: member,
  partnerCareer: member,
  notFound: everyone,
} as const satisfies Record<RouteName, readonly Audience[]>;

/** Where a path leads that an audience does not reach. */
export const fallback = {
  anonymous: 'welcome',
  member: 'myCommunities',
  admin: 'admin',
} as const satisfies Record<Audience, RouteName>;

export const mayReach = (audience: Audience, route: RouteName): boolean =>
  (access[route] as readonly Audience[]).includes(audience);
