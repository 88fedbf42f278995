import { describe, expect, it } from 'vitest';
import { admitted, callers, isVisitor, kinds, type Caller } from '../../../tests/support/audiences';
import type { Audience } from '../../lib/call';
import { AppError } from '../errors';
import type { Identity } from '../people/identity';
import type { Membership } from '../people/memberships';
import type { Asked, Guard } from './guard';
import * as guards from './guards';
import { managerPermissions } from './permissions';

const home = 'home';
const event = 'an event';

/** The identity of a caller's session. Undefined if there is no valid one. */
function identityOf(caller: Caller): Identity | undefined {
  if (caller === 'anonymous' || isVisitor(caller)) return undefined;
  const { role, member, manager = false, until, confirmed = true, enabled = true, guestOf } = kinds[caller];
  const membership: Membership = {
    communityId: member === 'home' ? home : 'elsewhere',
    participantId: `participant of ${caller}`,
    slug: caller,
    enabled,
    isManager: manager && !until,
    lastSeenAt: null,
    timeZone: null,
  };
  return {
    userId: `user of ${caller}`,
    sessionId: 'session',
    email: 'somebody@people.example',
    emailConfirmed: confirmed,
    role: role === 'admin' ? 'ROLE_ADMIN' : 'ROLE_USER',
    preferredLang: null,
    method: 'EMAIL',
    issuer: null,
    openedIn: home,
    memberships: member && !guestOf ? [membership] : [],
    guests: guestOf ? [{ ...membership, eventIds: [guestOf === 'this' ? event : 'another'] }] : [],
  };
}

const organisersOf = async (communityId: string, eventId: string) =>
  communityId === home && eventId === event ? ['participant of member'] : undefined;

const chat = 'a chat';
const isInChat = async (communityId: string, chatId: string, participantId: string) =>
  communityId === home && chatId === chat && participantId === 'participant of member';

const asked = (caller: Caller, more: Partial<Asked> = {}): Asked => ({
  identity: identityOf(caller),
  community: { id: home, community: { transparent: true } },
  input: { query: {}, params: {} },
  lookups: { organisersOf, isInChat },
  holdsSecret: async () => false,
  ...more,
});
const queried = (query: unknown): Partial<Asked> => ({ input: { query, params: {} } });
const at = (params: unknown): Partial<Asked> => ({ input: { query: {}, params } });

/** Undefined if the caller is admitted, otherwise the code of the error. */
async function refusal(
  guard: Guard<Audience, Identity | undefined>,
  given: Asked,
): Promise<number | undefined> {
  try {
    await guard.admit(given);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** A guard of each audience, and its input. */
const table: {
  [Who in Audience]: [Guard<Who, Identity | undefined>, ((caller: Caller) => Partial<Asked>)?];
} = {
  anyone: [guards.anyone],
  user: [guards.user],
  self: [guards.self, (caller) => queried({ userId: `user of ${caller}` })],
  owner: [guards.owner, () => queried({ participantId: 'participant of member' })],
  memberOrOwner: [guards.memberOrOwner, () => queried({ participantId: 'participant of member' })],
  member: [guards.member],
  transparentMember: [guards.transparentMember],
  memberOrGuest: [guards.memberOrGuest, () => at({ id: event })],
  organiser: [guards.organiser, () => at({ id: event })],
  participantOrOrganiser: [
    guards.participantOrOrganiser,
    () => at({ participantId: 'participant of somebody', eventId: event }),
  ],
  chatParticipant: [guards.chatParticipant, () => at({ id: chat })],
  manager: [guards.can('members.read')],
  admin: [guards.admin],
  adminSecret: [guards.adminSecret],
};
const audiences = Object.keys(table) as Audience[];

/** The callers that a guard admits. */
async function letIn(guard: Guard<Audience, Identity | undefined>, more: Partial<Asked>): Promise<Caller[]> {
  const answers = await Promise.all(
    callers.map(async (caller) => ({ caller, code: await refusal(guard, asked(caller, more)) })),
  );
  return answers.filter(({ code }) => code === undefined).map(({ caller }) => caller);
}

describe.each(audiences)('%s', (audience) => {
  const [guard, about = () => ({})] = table[audience];

  it('is the audience its guard names', () => expect(guard.audience).toBe(audience));

  it.each(callers)('%s', async (caller) => {
    const allowed = admitted[audience].includes(caller);
    const code = isVisitor(caller) && audience !== 'adminSecret' ? 405 : 1109;
    expect(await refusal(guard, asked(caller, about(caller)))).toBe(allowed ? undefined : code);
  });
});

describe('guards', () => {
  it('transparentMember: where members do not see each other nobody is let in, managers neither', async () => {
    const community = { id: home, community: { transparent: false } };
    expect(await letIn(guards.transparentMember, { community })).toEqual([]);
  });

  it('organiser: nobody where no capability tells of events', async () => {
    expect(await letIn(guards.organiser, { ...at({ id: event }), lookups: {} })).toEqual([]);
  });

  it.each([{}, { id: 7 }, { id: 'an unknown event' }, undefined])('organiser: nobody of %j', async (params) =>
    expect(await letIn(guards.organiser, at(params))).toEqual([]),
  );

  it('organiser: who organises, and managers, as long as they are let in', async () => {
    const everybody = async () => callers.map((caller) => `participant of ${caller}`);
    const nobody = async () => [];
    const ask = (lookup: typeof everybody) =>
      letIn(guards.organiser, { ...at({ id: event }), lookups: { organisersOf: lookup } });
    expect(await ask(everybody)).toEqual(admitted.member);
    expect(await ask(nobody)).toEqual(['manager', 'admin', 'admin who joined']);
  });

  it('participantOrOrganiser: one’s own, whatever the event; of others who organises it', async () => {
    const named = (participantId: unknown, eventId: unknown = 'an unknown event') =>
      letIn(guards.participantOrOrganiser, at({ participantId, eventId }));
    expect(await named('participant of member')).toEqual(['member']);
    expect(await named('participant of guest', event)).toContain('guest');
    const shutOut = ['unconfirmed member', 'member not admitted', 'guest'];
    for (const caller of shutOut) {
      expect(await named(`participant of ${caller}`)).toEqual([]);
    }
    expect(await named(undefined)).toEqual([]);
    expect(await named(['participant of member'], [event])).toEqual([]);
  });

  it.each([{}, { id: 7 }, { id: [event] }, { id: 'an unknown event' }, undefined])(
    'SES-04 memberOrGuest: members alone of %j',
    async (params) => expect(await letIn(guards.memberOrGuest, at(params))).toEqual(admitted.member),
  );

  it('CHA-01 chatParticipant: the people in the chat, as long as they are members', async () => {
    const ask = (isInChat?: () => Promise<boolean>, params: unknown = { id: chat }) =>
      letIn(guards.chatParticipant, { ...at(params), lookups: { isInChat } });
    const joined = admitted.member.filter((caller) => caller !== 'admin');
    expect(await ask(async () => true)).toEqual(joined);
    expect(await ask(async () => true, { id: [chat] })).toEqual([]);
    expect(await ask(async () => false)).toEqual([]);
    expect(await ask()).toEqual([]);
  });

  it('SES-04 memberOrGuest: no guest whose address is not confirmed', async () => {
    const given = asked('guest', at({ id: event }));
    const identity = { ...given.identity!, emailConfirmed: false };
    expect(await refusal(guards.memberOrGuest, given)).toBeUndefined();
    expect(await refusal(guards.memberOrGuest, { ...given, identity })).toBe(1109);
  });

  it('SES-04 memberOrGuest: a guest of one community is none of another', async () => {
    const community = { id: 'elsewhere', community: { transparent: true } };
    expect(await letIn(guards.memberOrGuest, { ...at({ id: event }), community })).not.toContain('guest');
  });

  it('organiser: an event is looked up in the community of the call', async () => {
    const community = { id: 'elsewhere', community: { transparent: true } };
    expect(await letIn(guards.organiser, { ...at({ id: event }), community })).toEqual([]);
  });

  it.each([
    'member',
    'memberOrGuest',
    'transparentMember',
    'manager',
    'organiser',
    'participantOrOrganiser',
  ] as const)(
    '%s: nobody where the query names another community than that of the call',
    async (audience) => {
      const params = { id: event, eventId: event };
      const naming = (communityId: unknown) => ({ input: { query: { communityId }, params } });
      const [guard] = table[audience];
      expect(await letIn(guard, naming('elsewhere'))).toEqual([]);
      expect(await letIn(guard, naming([home]))).toEqual([]);
      expect(await letIn(guard, naming(home))).not.toEqual([]);
    },
  );

  const ofCommunity = {
    member: guards.byCommunityId(guards.member),
    transparentMember: guards.byCommunityId(guards.transparentMember),
    manager: guards.byCommunityId(guards.can('members.read')),
  };
  it.each(['member', 'transparentMember', 'manager'] as const)(
    '%s: by a path, nobody where it names another community than that of the call',
    async (audience) => {
      const guard: Guard<Audience, Identity | undefined> = ofCommunity[audience];
      expect(await letIn(guard, at({ id: 'elsewhere' }))).toEqual([]);
      expect(await letIn(guard, at({}))).toEqual([]);
      expect(await letIn(guard, at({ id: home }))).toEqual(admitted[audience]);
      expect(await refusal(guard, asked('anonymous', at({ id: 'elsewhere' })))).toBe(405);
    },
  );

  it('a manager is one in the community managed alone', async () => {
    const community = { id: 'elsewhere', community: { transparent: true } };
    expect(await letIn(guards.can('members.read'), { community })).toEqual([
      'admin',
      'admin who joined',
      'manager of another community',
    ]);
  });

  it.each(managerPermissions)(
    'manager: managers and administrators have %s, and nobody else',
    async (permission) => {
      expect(await letIn(guards.can(permission), {})).toEqual(admitted.manager);
    },
  );

  it('adminSecret: whoever holds it, whoever they are', async () => {
    expect(await letIn(guards.adminSecret, { holdsSecret: async () => true })).toEqual([...callers]);
  });

  it('owner: whom a body names is asked once it is read, whatever it is', async () => {
    const { admit, owns } = guards.ownerByBody;
    const member = await admit(asked('member'));
    const own = { participantId: 'participant of member', userId: 'user of member' };
    expect([own, {}, undefined, null, 7].map((body) => owns(member, body))).toEqual(Array(5).fill(true));
    const others = [{ participantId: 'another' }, { ...own, userId: 'another' }, { participantId: null }];
    expect(others.map((body) => owns(member, body))).toEqual([false, false, false]);
    const outsider = await admit(asked('user'));
    expect(owns(outsider, { participantId: 'participant of member' })).toBe(false);
  });

  it('owner: by a path, the participant that it names', async () => {
    expect(await letIn(guards.ownerById, at({ id: 'participant of member' }))).toEqual(['member']);
    expect(await letIn(guards.ownerById, at({ id: 'unknown' }))).toEqual([]);
  });
});
