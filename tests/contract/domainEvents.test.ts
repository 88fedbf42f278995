import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Meeting, Meetings } from '../../src/generated/api/meeting';
import { imagePath } from '../../src/lib/imagePath';
import { images, participants } from '../../src/server/db/schema';
import { currentVersions, type DomainEventType } from '../../src/server/domainEvents/catalogue';
import { pictureKinds } from '../../src/server/modules/image/kinds';
import { claimed } from '../support/claimed';
import { join } from '../support/newcomers';
import { connect } from '../support/organisers';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { auth: [{ authType: 'EMAIL' }], community: { transparent: true } } },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const member = () => addPerson(server, { member: home });
const idOf = ({ participantId = '' }: Person) => participantId;
const post = (path: string, body: unknown, { token }: Person) =>
  server.post(path, body, { token, community: home });
const act = (who: Person, path: string, body: object = {}) =>
  post(`/api/admin/participants/${idOf(who)}${path}`, body, manager);
const like = (by: Person, to: Person) =>
  post('/api/relations', { participantId: idOf(by), subjectId: idOf(to), relationType: 'LIKE' }, by);
const block = (by: Person, other: Person) => post(`/api/blocks/${idOf(other)}`, undefined, by);
const unblock = ({ token }: Person, other: Person) =>
  server.call('DELETE', `/api/blocks/${idOf(other)}`, undefined, { token, community: home });
const leave = (who: Person) => post('/api/participant/leave', { participantId: idOf(who) }, who);
const hide = (who: Person) => act(who, '/profile/toggle', { shouldDisable: true });
const setOwn = (who: Person, columns: Partial<typeof participants.$inferInsert>) =>
  server.app.db.orm
    .update(participants)
    .set(columns)
    .where(eq(participants.id, idOf(who)));
const makeManager = (who: Person) => setOwn(who, { isManager: true });
const writeRequest = (who: Person, lookingFor: string) =>
  post('/api/participant/update-looking-for', { participantId: idOf(who), lookingFor }, who);
const pause = (who: Person, weeks: number) =>
  post('/api/participant/pause', { participantId: idOf(who), weeks }, who);
const takePart = (who: Person) =>
  post('/api/participant/update-networking-pref', { participantId: idOf(who), networkingEnabled: true }, who);

interface Row {
  types: DomainEventType[];
  before?: (one: Person, other: Person) => Promise<unknown>;
  cause: (one: Person, other: Person) => Promise<{ status: number }>;
  /** The subject is neither of the two. */
  bySomebodyElse?: true;
}

const rows: Record<string, Row> = {
  'joining a community': {
    types: ['emailConfirmed', 'memberAdmitted'],
    cause: async () => {
      const person = await addPerson(server);
      return join(server, person, home);
    },
    bySomebodyElse: true,
  },
  'admitting a member': {
    types: ['memberAdmitted'],
    before: (one) => setOwn(one, { enabled: false, managedVersion: 1 }),
    cause: (one) =>
      post(
        `/api/admin/${home}/admissions/decide`,
        { admit: true, decisions: [{ participantId: idOf(one), version: 1 }] },
        manager,
      ),
  },
  'writing a request': {
    types: ['requestWritten'],
    cause: (one) => writeRequest(one, 'Somebody who knows glazes'),
  },
  'writing another request': {
    types: [],
    before: (one) => writeRequest(one, 'Somebody who knows glazes'),
    cause: (one) => writeRequest(one, 'Somebody who knows kilns'),
  },
  'ending a pause': {
    types: ['networkingResumed'],
    before: (one) => pause(one, 2),
    cause: (one) => pause(one, 0),
  },
  'taking part again': {
    types: ['networkingResumed'],
    before: (one) => setOwn(one, { networkingEnabled: false }),
    cause: takePart,
  },
  'ending no pause': { types: [], cause: (one) => pause(one, 0) },
  'ending a pause while taking no part': {
    types: [],
    before: async (one) => {
      await pause(one, 2);
      await setOwn(one, { networkingEnabled: false });
    },
    cause: (one) => pause(one, 0),
  },
  'taking part as before': { types: [], cause: takePart },
  'taking part during a pause': {
    types: [],
    before: async (one) => {
      await pause(one, 2);
      await setOwn(one, { networkingEnabled: false });
    },
    cause: takePart,
  },
  'ending the pause of a member': {
    types: ['networkingResumed'],
    before: (one) => act(one, '/networking/toggle', { shouldDisable: true }),
    cause: (one) => act(one, '/networking/toggle', { shouldDisable: false }),
  },
  'leaving a community': { types: ['memberGoing', 'memberLeft'], cause: leave },
  'hiding a member': { types: ['memberGoing', 'memberHidden'], cause: hide },
  'showing a member': {
    types: ['memberShown'],
    before: hide,
    cause: (one) => act(one, '/profile/toggle', { shouldDisable: false }),
  },
  'removing a member': {
    types: ['memberGoing', 'memberRemoved'],
    cause: (one) => act(one, '/remove'),
  },
  'restoring a member': {
    types: ['memberRestored'],
    before: (one) => act(one, '/remove'),
    cause: (one) => act(one, '/restore'),
  },
  'accepting to manage the community': {
    types: ['rightsChanged'],
    before: (one) => act(one, '/role', { isManager: true }),
    cause: (one) => post('/api/participant/manager-invitation', { accept: true }, one),
  },
  'stopping to manage the community': {
    types: ['rightsChanged'],
    before: makeManager,
    cause: (one) => post(`/api/admin/participants/${idOf(one)}/role`, { isManager: false }, one),
  },
  'leaving a community that one manages': {
    types: ['memberGoing', 'memberLeft', 'rightsChanged'],
    before: makeManager,
    cause: leave,
  },
  'blocking a member': { types: ['pairBlocked'], cause: block },
  'unblocking a member': { types: ['pairUnblocked'], before: block, cause: unblock },
  'unblocking somebody who is not blocked': { types: [], cause: unblock },
  'liking back': { types: ['connected'], before: (one, other) => like(other, one), cause: like },
  'picking a time to meet': {
    types: ['meetingAgreed'],
    before: async (one, other) => {
      await connect(server, home, one, other);
      const offer = { minutes: 30, timeZone: 'UTC', place: { kind: 'PLACE', text: 'Park' } };
      const proposed = { subjectId: idOf(one), slots: [startsAt], ...offer };
      expect((await post('/api/matching/meetings', proposed, other)).status).toBe(200);
    },
    cause: async (one, other) => {
      const { body } = await server.get(`/api/matching/meetings?subjectId=${idOf(other)}`, {
        token: one.token,
        community: home,
      });
      const [{ id, version }] = (body as Meetings).items as [Meeting];
      return post(`/api/matching/meetings/${id}/pick`, { startsAt, version, timeZone: 'UTC' }, one);
    },
  },
  'confirming an address': {
    types: ['emailConfirmed'],
    cause: async ({ userId }) => {
      await server.app.db.transaction((tx) => server.app.accounts.confirmEmail(tx, userId));
      return { status: 200 };
    },
  },
  'deleting an account': {
    types: ['memberGoing', 'accountErased', 'memberLeft'],
    cause: ({ userId, token }) =>
      server.call('DELETE', `/api/users/delete/${userId}`, { password }, { token, community: home }),
  },
};

describe('domain events', () => {
  it('are each published by a call below', () => {
    const types = new Set(Object.values(rows).flatMap((row) => row.types));
    expect([...types].sort()).toEqual(Object.keys(currentVersions).sort());
  });

  it.each(Object.entries(rows))(
    '%s publishes what happened',
    async (_what, { types, before, cause, bySomebodyElse }) => {
      const [one, other] = [await member(), await member()];
      await before?.(one, other);
      const publish = vi.spyOn(server.app, 'publish');
      expect((await cause(one, other)).status).toBe(200);
      expect(publish.mock.calls.map(([, type]) => type)).toEqual(types);
      for (const [, type, { communityId, subject }] of publish.mock.calls) {
        const isOfUser = type === 'accountErased' || type === 'emailConfirmed';
        const about = bySomebodyElse ? expect.any(String) : isOfUser ? one.userId : idOf(one);
        expect([communityId, subject]).toEqual([isOfUser ? null : expect.any(String), about]);
      }
    },
  );

  it('end by themselves the rights of a manager who left', async () => {
    const { userId, participantId = '' } = await addPerson(server, { member: home, manager: true });
    const own = eq(participants.id, participantId);
    const cause = { communityId: home, subject: participantId, data: { userId, reason: 'LEFT' } } as const;
    await server.app.db.transaction((tx) => server.app.publish(tx, 'memberLeft', cause));
    expect(await server.app.db.orm.select().from(participants).where(own)).toMatchObject([
      { isManager: false },
    ]);
  });

  it('remove by themselves the picture of a member who left', async () => {
    const { userId, participantId: subject = '' } = await member();
    const [own, hash] = [eq(participants.id, subject), 'c'.repeat(32)];
    const picture = { hash, userId, createdAt: new Date(), checkAt: new Date('2040-01-01') };
    await server.app.db.orm.insert(images).values(picture);
    const avatarUrl = claimed(imagePath(hash, pictureKinds.avatar.stored));
    await server.app.db.orm.update(participants).set({ avatarUrl }).where(own);
    await server.app.db.transaction(async (tx) => {
      const data = { userId, reason: 'LEFT' } as const;
      await server.app.publish(tx, 'memberLeft', { communityId: home, subject, data });
      await tx.orm.update(participants).set({ avatarUrl: null }).where(own);
    });
    const stored = () => server.app.db.orm.select().from(images).where(eq(images.hash, hash));
    await vi.waitFor(async () => expect(await stored()).toEqual([]), { interval: 25 });
  });

  it('rolls the cause back where a subscriber throws', async () => {
    const one = await member();
    vi.spyOn(server.app.meetings, 'callOff').mockRejectedValue(new Error('not now'));
    expect((await leave(one)).status).toBe(500);
    const { orm } = server.app.db;
    expect(
      await orm
        .select()
        .from(participants)
        .where(eq(participants.id, idOf(one))),
    ).toHaveLength(1);
  });
});
