import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Init } from '../../src/generated/api/currentUser';
import type { Image } from '../../src/generated/api/image';
import * as schema from '../../src/server/db/schema';
import { claimed } from '../support/claimed';
import { errorOf } from '../support/client';
import { join } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { pictures } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';

const [here, there] = ['open.example', 'other.example'];
let server: TestServer;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  server = await startServer({
    communities: {
      [there]: { auth, community: { transparent: true } },
      'approval.example': { auth, community: { admission: 'approval' } },
      'invited.example': { auth, community: { admission: 'invitation' } },
    },
  });
});
afterAll(() => server.stop());

const post = (path: string, body: unknown, token: string, community = here) =>
  server.post(path, body, { token, community });
const leave = ({ token, participantId }: Person, community = here) =>
  post('/api/participant/leave', { participantId }, token, community);
const rejoin = (person: Person, community: string) => join(server, person, community);
const init = async (token: string, community: string) =>
  (await post('/api/init', undefined, token, community)).body as Init;
const ofUser = ({ userId }: Person) =>
  server.app.db.orm.select().from(schema.participants).where(eq(schema.participants.userId, userId));

async function withPicture(person: Person): Promise<Image> {
  const form = new FormData();
  form.append('image', new Blob([(await pictures.png()) as Uint8Array<ArrayBuffer>]), 'me.png');
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await fetch(`${server.origin}/api/images/upload`, { method: 'POST', headers, body: form });
  const image = (await answer.json()) as Image;
  await server.app.db.orm
    .update(schema.participants)
    .set({ avatarUrl: claimed(image.imageUrl) })
    .where(eq(schema.participants.id, person.participantId ?? ''));
  return image;
}

describe('P19 POST /api/participant/leave', () => {
  it('P19 PRO-03 takes profile and picture from this community, and leaves account and the other one as they are', async () => {
    const ada = await addPerson(server, { member: here, participant: { slug: 'ada-leaves' } });
    const bob = await addPerson(server, { member: here });
    const image = await withPicture(ada);
    const { token: elsewhere } = await server.app.sessions.open(server.app.db.orm, {
      userId: ada.userId,
      communityId: there,
      userAgent: 'test',
      method: 'EMAIL',
    });
    expect((await rejoin({ ...ada, token: elsewhere }, there)).status).toBe(200);
    const inOther = (await init(elsewhere, there)).participant;
    const seen = () =>
      server.get('/api/participant/profile/ada-leaves', { token: bob.token, community: here });
    expect((await seen()).status).toBe(200);

    expect((await leave(ada)).text).toBe('OK');
    expect((await seen()).status).toBe(404);
    const named = await server.get(`/api/participant/profile?participantId=${ada.participantId}`, {
      token: bob.token,
      community: here,
    });
    expect(named.status).toBe(404);
    await vi.waitFor(async () => expect((await fetch(server.origin + image.imageUrl)).status).toBe(404), {
      interval: 25,
    });
    // Signed out here, with the reason; at home there.
    expect(errorOf(await post('/api/init', undefined, ada.token))).toMatchObject({
      code: 405,
      message: 'You were signed out because you left this community.',
    });
    expect((await init(elsewhere, there)).participant).toEqual(inOther);
    expect(await ofUser(ada)).toMatchObject([{ communityId: there, firstName: 'Ada' }]);
    expect((await server.emailTo(ada.email)).subject).toBe('You left open.example');
    const leftovers = [schema.formerSlugs, schema.invitations];
    for (const table of leftovers) {
      const rows = await server.app.db.orm
        .select()
        .from(table)
        .where(eq(table.participantId, ada.participantId ?? ''));
      expect(rows).toEqual([]);
    }
  });

  it('P19 P01 a member who left joins again, and starts anew', async () => {
    const ada = await addPerson(server, { member: here, participant: { about: 'before' } });
    const { token } = await server.app.sessions.open(server.app.db.orm, {
      userId: ada.userId,
      communityId: there,
      userAgent: 'test',
      method: 'EMAIL',
    });
    await leave(ada);
    expect((await rejoin({ ...ada, token }, here)).status).toBe(200);
    const [again] = await ofUser(ada);
    expect(again).toMatchObject({ communityId: here, enabled: true, about: null, isManager: false });
  });

  it('P19 P01 by an invitation alone, where members come by one', async () => {
    const community = 'invited.example';
    const host = await addPerson(server, { member: community });
    const ada = await addPerson(server, { member: community });
    await server.app.db.orm.insert(schema.invitationAcceptances).values({
      communityId: community,
      userId: ada.userId,
      inviterId: host.participantId,
      acceptedAt: new Date(),
    });
    const { token } = await server.app.sessions.open(server.app.db.orm, {
      userId: ada.userId,
      communityId: here,
      userAgent: 'test',
      method: 'EMAIL',
    });
    expect((await leave(ada, community)).text).toBe('OK');
    const refused = await rejoin({ ...ada, token }, community);
    expect(errorOf(refused).code).toBe(1107);
  });

  it('P19 does not admit a removed person again; an applicant may leave', async () => {
    for (const participant of [{ enabled: false }, { profileEnabled: false }]) {
      const shut = await addPerson(server, { member: here, participant });
      expect(errorOf(await leave(shut)).code).toBe(1109);
      expect(await ofUser(shut)).toHaveLength(1);
    }
    for (const column of ['refusedAt', 'removedAt']) {
      const participant = { enabled: false, [column]: new Date() };
      const shut = await addPerson(server, { member: 'approval.example', participant });
      expect(errorOf(await leave(shut, 'approval.example')).code).toBe(1109);
    }
    const waiting = await addPerson(server, { member: 'approval.example', enabled: false });
    expect((await leave(waiting, 'approval.example')).text).toBe('OK');
  });

  it('P19 is the owner’s own, and of the community of the call', async () => {
    const [ada, bob] = [await addPerson(server, { member: here }), await addPerson(server, { member: here })];
    expect(errorOf(await leave({ ...ada, participantId: bob.participantId })).code).toBe(1109);
    expect(errorOf(await leave(ada, there)).code).toBe(1109);
    expect(errorOf(await post('/api/participant/leave', {}, ada.token)).code).toBe(1100);
    expect(await ofUser(ada)).toHaveLength(1);
  });

  it('P19 asked twice at once, it happens once', async () => {
    const ada = await addPerson(server, { member: here });
    const answers = await Promise.all([leave(ada), leave(ada)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ofUser(ada)).toEqual([]);
  });
});
