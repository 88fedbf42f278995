import type { Audience } from '../../src/lib/call';

/** Every kind of caller there is, as a community of the call sees them. */
export const callers = [
  'anonymous',
  'user',
  'member',
  'manager until a moment ago',
  'manager',
  'admin',
  'admin who joined',
  'member of another community',
  'manager of another community',
  'unconfirmed member',
  'unconfirmed manager',
  'member not admitted',
  'manager not admitted',
  // Guests of single events: that of the call, and another.
  'guest',
  'guest of another event',
  // Signed in by a method that this community does not offer.
  'member whose session does not count',
] as const;
export type Caller = (typeof callers)[number];

/** How a caller of each kind is made; `home` is the community of the call. */
interface CallerKind {
  role?: 'admin';
  member?: 'home' | 'elsewhere';
  manager?: true;
  /** The role is taken away after a first call. */
  until?: 'now';
  confirmed?: false;
  enabled?: false;
  guestOf?: 'this' | 'another';
  method?: 'MAGIC';
}
export const kinds: Record<Exclude<Caller, 'anonymous'>, CallerKind> = {
  user: {},
  member: { member: 'home' },
  manager: { member: 'home', manager: true },
  admin: { role: 'admin' },
  'admin who joined': { role: 'admin', member: 'home' },
  'member of another community': { member: 'elsewhere' },
  'manager of another community': { member: 'elsewhere', manager: true },
  'unconfirmed member': { member: 'home', confirmed: false },
  'unconfirmed manager': { member: 'home', manager: true, confirmed: false },
  'member not admitted': { member: 'home', enabled: false },
  'manager not admitted': { member: 'home', manager: true, enabled: false },
  guest: { member: 'home', enabled: false, guestOf: 'this' },
  'guest of another event': { member: 'home', enabled: false, guestOf: 'another' },
  'manager until a moment ago': { member: 'home', manager: true, until: 'now' },
  'member whose session does not count': { member: 'home', method: 'MAGIC' },
};

const visitors: readonly Caller[] = ['anonymous', 'member whose session does not count'];
/** Whether a caller counts as a visitor of the community: refused with 405, while a user gets 1109. */
export const isVisitor = (caller: Caller): boolean => visitors.includes(caller);

const signedIn = callers.filter((caller) => !isVisitor(caller));
const managers: readonly Caller[] = ['manager', 'admin', 'admin who joined'];
const members: readonly Caller[] = ['member', 'manager until a moment ago', ...managers];

/**
 * The callers that each audience admits. `self` is asked about a user of its own, `owner` and `memberOrOwner` about the
 * participant of the caller `member`, `chatParticipant` about a chat of `member`, `organiser` and `participantOrOrganiser` about an event that `member` organises,
 * `memberOrGuest` about one with `guest`, `transparentMember` in a community whose members see each other.
 */
export const admitted: Record<Audience, readonly Caller[]> = {
  anyone: callers,
  user: signedIn,
  self: signedIn,
  owner: ['member'],
  memberOrOwner: members,
  member: members,
  transparentMember: members,
  memberOrGuest: ['guest', ...members],
  organiser: ['member', ...managers],
  participantOrOrganiser: ['member', ...managers],
  chatParticipant: ['member'],
  manager: managers,
  admin: ['admin', 'admin who joined'],
  adminSecret: [],
};
