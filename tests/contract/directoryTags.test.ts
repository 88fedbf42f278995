import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks, participants, relations } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'tags.example';
const closed = 'circle.example';
const byInvitation = 'invited.example';
const byApproval = 'approval.example';
const at = new Date('2026-01-06T12:00:00Z');
let server: TestServer;
let viewer: Person;
let newcomer: Person;

const add = (community: string, tags: string[], more: PersonOptions = {}) =>
  addPerson(server, { member: community, participant: { tags }, ...more });

beforeAll(async () => {
  const transparent = (admission: string) => ({ ...emailOnly, community: { transparent: true, admission } });
  server = await startServer({
    communities: {
      [home]: transparent('open'),
      [closed]: { ...emailOnly, community: { transparent: false } },
      [byInvitation]: transparent('invitation'),
      [byApproval]: transparent('approval'),
    },
  });
  viewer = await add(home, ['Viewer’s own']);
  newcomer = await addPerson(server, {});
  for (const community of [home, closed, byInvitation, byApproval]) {
    for (let n = 0; n < 3; n += 1) await add(community, ['Machine learning', 'Дизайн', `rare ${n}`]);
    await add(community, ['machine Learning', '100% cotton', 'learn_ing']);
  }
});
afterAll(() => server.stop());

const suggested = async (search: string, who = viewer, community = home) =>
  (await server.get(`/api/tags?search=${encodeURIComponent(search)}`, { token: who.token, community }))
    .body as string[];

describe('C19 suggested tags', () => {
  it.each([
    ['mach', ['Machine learning']],
    ['LEARN', ['Machine learning', 'learn_ing']],
    ['achine', []],
    ['диз', ['Дизайн']],
    ['rare', ['rare 0', 'rare 1', 'rare 2']],
    ['100%', ['100% cotton']],
    ['%', []],
    ['learn_', ['learn_ing']],
    ['  ', []],
    ['viewer', ['Viewer’s own']],
  ])('C19 GET /api/tags matches the beginning of a word: %j', async (search, tags) => {
    expect(await suggested(search)).toEqual(tags);
  });

  it('C19 are at most ten, the most used first', async () => {
    for (let n = 0; n < 12; n += 1) await add(home, [`Sailing ${n}`, 'Sailing']);
    const tags = await suggested('sail');
    expect([tags.length, tags[0]]).toEqual([10, 'Sailing']);
  });

  it('C19 are of those a member sees: neither hidden nor blocked nor switched off', async () => {
    const { orm } = server.app.db;
    const [hidden, blocked, off] = [
      await add(home, ['wool']),
      await add(home, ['wool']),
      await add(home, ['wool']),
    ];
    expect(await suggested('wool')).toEqual(['wool']);
    const from = (subject: Person) => ({
      communityId: home,
      participantId: viewer.participantId!,
      subjectId: subject.participantId!,
      createdAt: at,
    });
    await orm.insert(relations).values({ ...from(hidden), relationType: 'DISLIKE' as const });
    await orm.insert(blocks).values(from(blocked));
    await orm
      .update(participants)
      .set({ profileEnabled: false })
      .where(eq(participants.id, off.participantId!));
    expect(await suggested('wool')).toEqual([]);
  });

  it('C19 where members do not see each other, a member gets the tags of those they know', async () => {
    const member = await add(closed, ['mine']);
    expect(await suggested('mi', member, closed)).toEqual(['mine']);
    expect(await suggested('machine', member, closed)).toEqual([]);
  });

  it('C19 somebody who may join gets the tags of several members alone', async () => {
    expect(await suggested('mach', newcomer)).toEqual(['Machine learning']);
    for (const search of ['rare', '100', 'viewer']) expect(await suggested(search, newcomer)).toEqual([]);
  });

  it('C19 nobody outside gets any where members do not see each other, or where others decide who joins', async () => {
    for (const community of [closed, byInvitation, byApproval]) {
      expect(await suggested('mach', newcomer, community)).toEqual([]);
    }
    const applicant = await add(byApproval, [], { enabled: false });
    expect(await suggested('mach', applicant, byApproval)).toEqual([]);
  });

  it('C19 an invitation opens them', async () => {
    const inviter = await add(byInvitation, []);
    const by = { token: inviter.token, community: byInvitation };
    const { invitationId } = (await server.post('/api/init', undefined, by)).body as { invitationId: string };
    const token = newcomer.token;
    await server.post(`/api/invitation/${invitationId}`, undefined, { token, community: byInvitation });
    expect(await suggested('mach', newcomer, byInvitation)).toEqual(['Machine learning']);
  });

  it('C19 visitors are refused, and what is no search', async () => {
    expect(errorOf(await server.get('/api/tags?search=mach', { community: home })).code).toBe(405);
    for (const query of ['', '?search=', `?search=${'x'.repeat(51)}`]) {
      const answer = await server.get(`/api/tags${query}`, { token: viewer.token, community: home });
      expect(errorOf(answer).code).toBe(1100);
    }
  });
});
