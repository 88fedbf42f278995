import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { Audience, ServerCall } from '../../src/lib/call';
import { participants } from '../../src/server/db/schema';
import { limitTable } from '../../src/server/limitTable';
import { admitted, callers, isVisitor, kinds, type Caller } from '../support/audiences';
import { storeChat } from '../support/chats';
import { errorOf } from '../support/client';
import { storeEvent } from '../support/events';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const adminSecret = 'the admin secret of the tests';

const often = { max: 1000, seconds: 300 };

let server: TestServer;
const people: Partial<Record<Caller, Person>> = {};
beforeAll(async () => {
  server = await startServer({
    env: { ADMIN_SECRET: adminSecret },
    // Every token that comes along is a wrong secret; and everybody calls from one address.
    limits: { ...limitTable, address: { ...limitTable.address, wrongSecret: often, registerAdmin: often } },
    communities: {
      'another.example': { auth: [{ authType: 'EMAIL' }] },
      [home]: { auth: [{ authType: 'EMAIL' }], community: { transparent: true } },
    },
  });
  for (const [caller, kind] of Object.entries(kinds)) {
    const { role, member, method = 'EMAIL', until, guestOf, ...more } = kind;
    const person = (people[caller as Caller] = await addPerson(server, {
      ...more,
      firstName: caller,
      admin: role === 'admin',
      member: member && (member === 'home' ? home : 'another.example'),
      madeBy: { method },
      participant: guestOf && { isGuest: true, guestOf: ['another event'] },
    }));
    if (until) await takeRoleFrom(person);
  }
});
afterAll(() => server.stop());

/** Takes the role from a manager whose token had all access until then. */
async function takeRoleFrom({ token, participantId }: Person): Promise<void> {
  const managers = () => server.get(`/api/admin/${home}/managers`, { token, community: home });
  expect((await managers()).status).toBe(200);
  const path = `/api/admin/participants/${participantId}/role`;
  const by = { token: people.admin!.token, community: home };
  expect((await server.post(path, { isManager: false }, by)).status).toBe(200);
  expect((await managers()).status).toBe(403);
}

/** Audiences of people of a community, which their calls name in the path. */
const ofCommunity: readonly Audience[] = ['member', 'transparentMember', 'manager'];

/** A call that ends the caller's own role is made last. */
const isEnd = ({ name }: { name: string }): boolean => name === 'leaveCommunity';

const all: ServerCall<unknown, unknown, unknown, unknown>[] = Object.values(contract).flatMap((resource) =>
  Object.values(resource),
);
const calls = [...all.filter((call) => !isEnd(call)), ...all.filter(isEnd)];

/** The guests of a call's event. */
const isGuestOfThis = inArray(
  participants.firstName,
  callers.filter((caller) => caller !== 'anonymous' && kinds[caller].guestOf === 'this'),
);

/** Audiences of calls about an event. */
const ofEvent: readonly Audience[] = ['memberOrGuest', 'organiser', 'participantOrOrganiser'];

/**
 * Values of the parameters in a call's path. An event is organised by `member`, has guests, and is made anew for each
 * caller, like a chat of `member`.
 */
async function paramsOf(audience: Audience): Promise<(name: string) => string> {
  const { participantId = '' } = people.member!;
  if (audience === 'owner' || audience === 'memberOrOwner') return () => participantId;
  if (ofCommunity.includes(audience)) return () => home;
  if (audience === 'chatParticipant') {
    const chat = await storeChat(server.app.db.orm, home, [participantId]);
    return (name) => (name === 'id' ? chat : '1');
  }
  if (!ofEvent.includes(audience)) return () => 'unknown';
  const id = await storeEvent(server.app.db.orm, {
    id: randomUUID(),
    communityId: home,
    organisers: [participantId],
  });
  await server.app.db.orm
    .update(participants)
    .set({ guestOf: [id] })
    .where(isGuestOfThis);
  return (name) => (name === 'id' || name === 'eventId' ? id : 'CONFIRMED');
}

/** Bodies for calls where an empty one would change the caller's role: the validation behind the guard refuses them. */
const refusedBodies: Record<string, unknown> = { createParticipant: { lookingFor: 7 } };

describe.each(calls)('$method $path', ({ id, name, method, path, audience, body }) => {
  it.each(callers)(`${id} ${method} ${path} as ${audience}: %s`, async (caller) => {
    const person = people[caller];
    const { participantId } = people.member!;
    const ofMember = audience === 'owner' || audience === 'memberOrOwner';
    const own = `?userId=${person?.userId ?? 'nobody'}`;
    // Named where the call has it: in its body, else in its query.
    const inBody = Object.hasOwn((body?.properties ?? {}) as object, 'participantId');
    const query = audience === 'self' ? own : ofMember && !inBody ? `?participantId=${participantId}` : '';
    const paramOf = await paramsOf(audience);
    const answer = await server.call(
      method,
      path.replace(/\{(\w+)\}/g, (_, param: string) => paramOf(param)) + query,
      method === 'GET' ? undefined : (refusedBodies[name] ?? (ofMember ? { participantId } : {})),
      { token: person?.token, community: home },
    );
    expect(answer.status).toBeLessThan(500);
    // A caller whom the guard admits may still get a validation error.
    const refused = answer.status === 401 || errorOf(answer).code === 1109;
    expect(refused).toBe(!admitted[audience].includes(caller));
    if (refused) {
      const signedOut = isVisitor(caller) && audience !== 'adminSecret';
      expect([answer.status, errorOf(answer).code]).toEqual(signedOut ? [401, 405] : [403, 1109]);
    }
  });
});

describe('guards', () => {
  it('A03 POST /api/auth/register-admin opens to the secret alone, and makes an administrator', async () => {
    const email = newEmail('root');
    const make = (secret: string, token?: string) =>
      server.post(
        `/api/auth/register-admin?secret=${encodeURIComponent(secret)}`,
        { email, password },
        { token },
      );
    for (const secret of ['', 'wrong', `${adminSecret}x`]) {
      expect(errorOf(await make(secret, people.admin?.token)).code).toBe(1109);
    }
    expect((await make(adminSecret)).text).toBe('OK');
    expect(errorOf(await make('wrong', adminSecret)).code).toBe(1101);
    const login = await server.post('/api/auth/login', { authType: 'EMAIL', email, password });
    const { token } = login.body as { token: string };
    const me = await server.get('/api/current-user', { token });
    expect(me.body).toMatchObject({ role: 'ROLE_ADMIN' });
  });

  it('C04 GET /api/community/get-by-user-id is closed to others', async () => {
    const answer = await server.get(`/api/community/get-by-user-id?userId=${people.member?.userId}`, {
      token: people.manager?.token,
    });
    expect(errorOf(answer).code).toBe(1109);
  });

  it('stand before the check of what was sent: a stranger learns nothing of it', async () => {
    const answer = await server.post('/api/current-user/web-push', { endpoint: 7 });
    expect(errorOf(answer)).toEqual({ code: 405, message: 'Your session has ended. Sign in again.' });
  });
});
