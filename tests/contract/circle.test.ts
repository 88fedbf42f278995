import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShortList } from '../../src/generated/api/directory';
import * as schema from '../../src/server/db/schema';
import type { Queued } from '../../src/server/notifications/deliveries/deliveries';
import { readSeenBy } from '../../src/server/people/seenBy';
import { visibleData } from '../../src/server/notifications/deliveries/visibleData';
import { storeChat } from '../support/chats';
import { errorOf } from '../support/client';
import { storeEvent } from '../support/events';
import { put, takeOff } from '../support/onLists';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { apart } from '../support/testCommunities';

const home = 'apart.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: apart } });
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const add = (firstName: string) => addPerson(server, { member: home, firstName });

/** Two members who do not know each other, and a word that identifies a relation between them. */
interface Two {
  viewer: Person;
  subject: Person;
  name: string;
}
const two = async (): Promise<Two> => ({
  viewer: await add('Rita'),
  subject: await add('Sam'),
  name: randomUUID(),
});
const onList = ({ viewer, subject, name }: Two) => ({
  communityId: home,
  reader: idOf(viewer),
  subject: idOf(subject),
  name,
});
const orm = () => server.app.db.orm;

/** Whether the viewer hears when the subject comes online: the same people, found the other way round. */
const hearsOf = async ({ viewer, subject }: Pick<Two, 'viewer' | 'subject'>): Promise<boolean> => {
  const asked = {
    communityId: home,
    personIds: [idOf(subject)],
    circleViewers: [idOf(viewer)],
    now: server.now(),
  };
  const seenBy = (await readSeenBy(server.app.db, asked)).get(idOf(subject));
  const [row] = await orm()
    .select({ isManager: schema.participants.isManager })
    .from(schema.participants)
    .where(eq(schema.participants.id, idOf(viewer)));
  return seenBy?.(idOf(viewer), row?.isManager ? 'everybody' : 'circle') ?? false;
};

const isSeen = async ({ viewer, subject }: Two): Promise<boolean[]> => {
  const answers = await Promise.all([
    server.get(`/api/participant/profile?participantId=${idOf(subject)}`, as(viewer)),
    server.get(`/api/participant/profile/${idOf(subject)}`, as(viewer)),
  ]);
  for (const answer of answers) if (answer.status !== 200) expect(errorOf(answer).code).toBe(1110);
  const isSeenNow = answers[0]?.status === 200;
  expect(await hearsOf({ viewer, subject })).toBe(isSeenNow);
  return answers.map(({ status }) => status === 200);
};
const isListed = async ({ viewer, subject }: Two): Promise<boolean> => {
  const list = await server.get(`/api/community/${home}/participants-list`, as(viewer));
  return (list.body as ShortList).items.some(({ id }) => id === idOf(subject));
};

const event = (
  { name }: Two,
  more: Pick<Parameters<typeof storeEvent>[1], 'organisers' | 'participants' | 'waiting' | 'event'>,
) => storeEvent(orm(), { id: name, communityId: home, ...more });
const cancel = ({ name }: Two, who: Person) =>
  server.call('PATCH', `/api/event/${name}/cancel-participation`, undefined, as(who));
const noOrganisers = ({ name }: Two) =>
  orm().delete(schema.eventOrganisers).where(eq(schema.eventOrganisers.eventId, name));
const isDeleted = ({ name }: Two) =>
  orm().update(schema.events).set({ deletedAt: new Date() }).where(eq(schema.events.id, name));
const setManager = ({ subject }: Two, isManager: boolean) =>
  orm()
    .update(schema.participants)
    .set({ isManager })
    .where(eq(schema.participants.id, idOf(subject)));
const setPublic = ({ subject }: Two, publicPage: boolean) =>
  server.post(
    '/api/participant/update-profile',
    { participantId: idOf(subject), profile: { publicPage } },
    as(subject),
  );

interface Reason {
  begin: (pair: Two) => Promise<unknown>;
  end: (pair: Two) => Promise<unknown>;
  /** Makes the page visible by its link, but adds to no list. */
  byLink?: true;
  /** They see each other for it. */
  mutual?: true;
}
const reasons: Record<string, Reason> = {
  'are connected': {
    begin: (pair) => put.connected(orm(), onList(pair)),
    end: (pair) => takeOff(orm(), onList(pair)),
    mutual: true,
  },
  'shares a chat': {
    begin: ({ viewer, subject }) => storeChat(orm(), home, [idOf(viewer), idOf(subject)]),
    end: ({ subject }) =>
      orm()
        .update(schema.chatMembers)
        .set({ leftAt: new Date() })
        .where(eq(schema.chatMembers.personId, idOf(subject))),
    mutual: true,
  },
  'was recommended': {
    begin: (pair) => put.recommended(orm(), onList(pair)),
    end: (pair) => takeOff(orm(), onList(pair)),
  },
  'was sent an introduction': {
    begin: (pair) => put.interested(orm(), onList(pair)),
    end: (pair) => takeOff(orm(), onList(pair)),
    mutual: true,
  },
  'sent an introduction': {
    begin: (pair) => put.waiting(orm(), onList(pair)),
    end: ({ viewer, subject }) =>
      server.post('/api/matching/decline-intro', { subjectId: idOf(subject) }, as(viewer)),
    mutual: true,
  },
  'answered a request': {
    begin: ({ viewer, subject }) =>
      orm()
        .insert(schema.requestAnswers)
        .values({
          communityId: home,
          participantId: idOf(viewer),
          authorId: idOf(subject),
          requestedAt: new Date(),
          request: 'Help',
          answer: 'I can.',
          answeredAt: new Date(),
        }),
    end: ({ subject }) =>
      orm()
        .delete(schema.requestAnswers)
        .where(eq(schema.requestAnswers.authorId, idOf(subject))),
  },
  'goes to the same event': {
    begin: (pair) =>
      event(pair, { participants: { [idOf(pair.viewer)]: 'CONFIRMED', [idOf(pair.subject)]: 'CONFIRMED' } }),
    end: (pair) => cancel(pair, pair.viewer),
    mutual: true,
  },
  'goes to the same event until they cancel': {
    begin: (pair) =>
      event(pair, { participants: { [idOf(pair.viewer)]: 'CONFIRMED', [idOf(pair.subject)]: 'CONFIRMED' } }),
    end: (pair) => cancel(pair, pair.subject),
    mutual: true,
  },
  'goes to the same event until it is deleted': {
    begin: (pair) =>
      event(pair, { participants: { [idOf(pair.viewer)]: 'CONFIRMED', [idOf(pair.subject)]: 'CONFIRMED' } }),
    end: isDeleted,
    mutual: true,
  },
  'organises an event of the viewer’s': {
    begin: (pair) =>
      event(pair, { organisers: [idOf(pair.subject)], participants: { [idOf(pair.viewer)]: 'CONFIRMED' } }),
    end: noOrganisers,
    mutual: true,
  },
  'organises an event with the viewer': {
    begin: (pair) => event(pair, { organisers: [idOf(pair.subject), idOf(pair.viewer)] }),
    end: noOrganisers,
    mutual: true,
  },
  'asks to join an event that the viewer organises': {
    begin: (pair) =>
      event(pair, { organisers: [idOf(pair.viewer)], participants: { [idOf(pair.subject)]: 'PENDING' } }),
    end: noOrganisers,
  },
  'waits for a seat at an event that the viewer organises': {
    begin: (pair) => event(pair, { organisers: [idOf(pair.viewer)], waiting: [idOf(pair.subject)] }),
    end: noOrganisers,
  },
  'manages the community': {
    begin: (pair) => setManager(pair, true),
    end: (pair) => setManager(pair, false),
    mutual: true,
  },
  'made their page public': {
    begin: (pair) => setPublic(pair, true),
    end: (pair) => setPublic(pair, false),
    byLink: true,
  },
};

describe.each(Object.entries(reasons))(
  'SAF-03 who %s',
  (_, { begin, end, byLink = false, mutual = false }) => {
    it('is seen for as long as that is so', async () => {
      const pair = await two();
      expect([await isSeen(pair), await isListed(pair)]).toEqual([[false, false], false]);
      await begin(pair);
      expect([await isSeen(pair), await isListed(pair)]).toEqual([[true, true], !byLink]);
      const back = { ...pair, viewer: pair.subject, subject: pair.viewer };
      expect(await isSeen(back)).toEqual([mutual, mutual]);
      await end(pair);
      expect([await isSeen(pair), await isListed(pair)]).toEqual([[false, false], false]);
    });

    it.each(['the viewer', 'the other'])('is not once %s blocks', async (who) => {
      const pair = await two();
      await begin(pair);
      const [one, other] = who === 'the viewer' ? [pair.viewer, pair.subject] : [pair.subject, pair.viewer];
      await orm()
        .insert(schema.blocks)
        .values({
          communityId: home,
          participantId: idOf(one),
          subjectId: idOf(other),
          createdAt: new Date(),
        });
      expect([await isSeen(pair), await isListed(pair)]).toEqual([[false, false], false]);
    });
  },
);

describe('SAF-03 what opens nothing', () => {
  const nothing: Record<string, Reason['begin']> = {
    'an introduction on its way': async (pair) => {
      await put.waiting(orm(), onList(pair));
      const tomorrow = new Date(Date.now() + 86_400_000);
      await orm()
        .update(schema.relations)
        .set({ deliverAt: tomorrow })
        .where(eq(schema.relations.participantId, idOf(pair.subject)));
    },
    'an introduction that a manager has to pass on': (pair) => put.pendingReview(orm(), onList(pair)),
    'a bookmark': (pair) => put.bookmarked(orm(), onList(pair)),
    'a request to join their event': (pair) =>
      event(pair, { organisers: [idOf(pair.subject)], participants: { [idOf(pair.viewer)]: 'PENDING' } }),
    'a public event that one does not go to': (pair) =>
      event(pair, { organisers: [idOf(pair.subject)], participants: { [idOf(pair.subject)]: 'CONFIRMED' } }),
    'what one was recommended as': ({ viewer, subject, ...pair }) =>
      put.recommended(orm(), onList({ ...pair, viewer: subject, subject: viewer })),
  };
  it.each(Object.entries(nothing))('%s', async (_, begin) => {
    const pair = await two();
    await begin(pair);
    expect([await isSeen(pair), await isListed(pair)]).toEqual([[false, false], false]);
  });
});

describe('PRO-05 the page for visitors', () => {
  const page = (slug: string) => server.get(`/api/participant/profile/${slug}`, { community: home });

  it('opens while its owner says so, and says no contact', async () => {
    const pair = await two();
    const { subject } = pair;
    expect(errorOf(await page(idOf(subject))).code).toBe(1110);
    expect((await setPublic(pair, true)).body).toMatchObject({ publicPage: true });
    expect((await page(idOf(subject))).body).toMatchObject({ firstName: 'Sam', contacts: [] });
    expect((await setPublic(pair, false)).body).toMatchObject({ publicPage: false });
    expect(errorOf(await page(idOf(subject))).code).toBe(1110);
  });

  it('is the community’s choice until its owner says', async () => {
    const of = async (member: string) => {
      const owner = await addPerson(server, { member });
      const at = { community: member };
      const own = await server.get('/api/participant/profile', { token: owner.token, ...at });
      const visited = await server.get(`/api/participant/profile/${owner.participantId}`, at);
      return [(own.body as { publicPage: boolean }).publicPage, visited.status];
    };
    expect(await of('open.example')).toEqual([true, 200]);
    expect(await of(home)).toEqual([false, 404]);
  });
});

it('SAF-03 managers see everybody of their community, and nobody of another', async () => {
  const manager = await addPerson(server, { member: home, manager: true });
  const { viewer: subject } = await two();
  expect(await isSeen({ viewer: manager, subject, name: '' })).toEqual([true, true]);
  expect(await isListed({ viewer: manager, subject, name: '' })).toBe(true);
  const far = await addPerson(server, { member: 'open.example' });
  expect(await isSeen({ viewer: manager, subject: far, name: '' })).toEqual([false, false]);
});

it('SAF-03 a delayed email names nobody who is invisible to its reader when it is sent', async () => {
  const pair = await two();
  const email = {
    kind: 'requestAnswered',
    userId: pair.viewer.userId,
    communityId: home,
    about: [idOf(pair.subject)],
    data: { name: 'Sam' },
  } as unknown as Queued;
  const communityById = async () => server.app.communities.byId(home)!;
  const said = () =>
    visibleData(orm(), email, { kinds: server.app.notificationKinds, communityById, now: new Date() });
  expect(await said()).toBeUndefined();
  await put.connected(orm(), onList(pair));
  expect(await said()).toMatchObject({ name: 'Sam' });
});
