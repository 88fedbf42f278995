import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { ServerCall } from '../../src/lib/call';
import * as schema from '../../src/server/db/schema';
import { chatCalls, storeChat } from '../support/chats';
import { claimed } from '../support/claimed';
import { errorOf } from '../support/client';
import { put } from '../support/onLists';
import { storeEvent } from '../support/events';
import { outbox } from '../support/outbox';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const at = new Date('2026-01-06T12:00:00Z');

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { ...emailOnly, community: { transparent: true } } },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person) => ({ token, community: home });

/** A reader, a person whom they see, and a text that identifies that person in every answer. */
interface Two {
  reader: Person;
  subject: Person;
  mark: string;
}

let pairs = 0;
async function two(): Promise<Two> {
  const mark = `mark${(pairs += 1)}x`;
  const reader = await addPerson(server, { member: home, firstName: 'Rita' });
  const subject = await addPerson(server, {
    member: home,
    firstName: mark,
    participant: {
      slug: mark,
      lastName: mark,
      position: mark,
      company: mark,
      about: mark,
      lookingFor: mark,
      tags: [mark],
      city: mark,
      country: mark,
      showLocation: true,
      publicPreview: true,
      privacy: 'NONE',
      contacts: [{ type: 'TELEGRAM', value: mark }],
      avatarUrl: claimed(`/images/${mark}-256.webp`),
    },
  });
  await server.app.db.orm
    .insert(schema.formerSlugs)
    .values({ communityId: home, slug: `was-${mark}`, participantId: idOf(subject), createdAt: at });
  return { reader, subject, mark };
}

const on =
  (where: keyof typeof put): Place['put'] =>
  ({ reader, subject, mark }) =>
    put[where](server.app.db.orm, {
      communityId: home,
      reader: idOf(reader),
      subject: idOf(subject),
      name: mark,
    });
const nothing = async () => undefined;

interface Place {
  put: (pair: Two) => Promise<unknown>;
  path: (pair: Two) => string;
  /** The caller: the reader, unless it is for managers or visitors. */
  by?: 'manager' | 'visitor';
  /** The call is about one person, who no longer exists then. */
  single?: true;
  /** Actions after which the person stays visible there. */
  stays?: readonly Act[];
  /** The two do not see each other at first, so one cannot block the other. */
  apart?: true;
}
const list = (
  path: string | Place['path'],
  put: Place['put'] = nothing,
  more: Partial<Place> = {},
): Place => ({ put, path: typeof path === 'string' ? () => path : path, ...more });
const one = (path: Place['path'], put: Place['put'] = nothing, more: Partial<Place> = {}): Place => ({
  put,
  path,
  single: true,
  ...more,
});
const here = (end: string) => `/api/community/${home}/${end}`;

const acts = {
  'blocks the reader': ({ reader, subject }) =>
    server.post(`/api/blocks/${idOf(reader)}`, undefined, as(subject)),
  'is blocked by the reader': ({ reader, subject }) =>
    server.post(`/api/blocks/${idOf(subject)}`, undefined, as(reader)),
  'deletes the account': ({ subject }) =>
    server.call('DELETE', `/api/users/delete/${subject.userId}`, { password }, as(subject)),
  'leaves the community': ({ subject }) =>
    server.post('/api/participant/leave', { participantId: idOf(subject) }, as(subject)),
  'is switched off': ({ subject }) =>
    server.post(
      `/api/admin/participants/${idOf(subject)}/profile/toggle`,
      { shouldDisable: true },
      as(manager),
    ),
  'is taken out': ({ subject }) =>
    server.post(`/api/admin/participants/${idOf(subject)}/remove`, {}, as(manager)),
} satisfies Record<string, (pair: Two) => ReturnType<TestServer['post']>>;
type Act = keyof typeof acts;

const blocking: readonly Act[] = ['blocks the reader', 'is blocked by the reader'];

/** How many events there are of a pair, by its mark. */
const inEvents: Record<string, number> = {};
/** An event that the reader organises, and in which the other is something. */
const inEvent =
  ({ as: what }: { as: 'organiser' | 'waiting' | 'none' | 'CONFIRMED' | 'PENDING' }) =>
  ({ reader, subject, mark }: Two) =>
    storeEvent(server.app.db.orm, {
      id: `event-${(inEvents[mark] = (inEvents[mark] ?? 0) + 1)}-${mark}`,
      communityId: home,
      organisers: [idOf(reader), ...(what === 'organiser' ? [idOf(subject)] : [])],
      participants: what === 'CONFIRMED' || what === 'PENDING' ? { [idOf(subject)]: what } : {},
      waiting: what === 'waiting' ? [idOf(subject)] : [],
    });
const eventPath =
  (end: string): Place['path'] =>
  ({ mark }) =>
    `/api/event/event-${inEvents[mark]}-${mark}/${end}`;

/** The groups of pairs, by the mark. */
const groups = new Map<string, string>();
/** A group of the two, in which the other has written. */
async function inGroup({ reader, subject, mark }: Two): Promise<void> {
  const id = await storeChat(server.app.db.orm, home, [idOf(reader), idOf(subject)]);
  groups.set(mark, id);
  await chatCalls(server, home).sent(subject, id, 'Hello');
}
const groupPath =
  (end: string): Place['path'] =>
  ({ mark }) =>
    `/api/chats/${groups.get(mark)}${end}`;

/** Every call that shows one member to another, and each of its lists. */
const places: Record<string, Place[]> = {
  B01: [list('/api/bookmarks', on('bookmarked'))],
  B04: [
    list('/api/relations?list=INTERESTED', on('interested')),
    list('/api/relations?list=CONNECTED', on('connected')),
    list('/api/relations?list=HIDDEN', on('hidden')),
  ],
  B06: [list('/api/requests')],
  // Blocked people stay on this list, so that they can be unblocked, while they are members.
  B10: [
    list('/api/blocks', on('blocked'), {
      apart: true,
      stays: [...blocking, 'is switched off', 'is taken out'],
    }),
  ],
  C05: [list(here('participants-list'))],
  C06: [
    list(here('preview/participants')),
    list(here('preview/participants'), nothing, { by: 'visitor', stays: blocking }),
  ],
  C07: [
    list(here('participants')),
    ...['search', 'tag', 'city'].map((by) => list(({ mark }) => here(`participants?${by}=${mark}`))),
  ],
  C08: [list(({ reader }) => `/api/participant/${idOf(reader)}/participants-with-location`)],
  C16: [list(here('top-tags'))],
  C19: [list(({ mark }) => `/api/tags?search=${mark}`)],
  C17: [list(here('participants/locations'))],
  D44: [list(`/api/admin/${home}/intros`, on('pendingReview'), { by: 'manager' })],
  E08: [list(eventPath('participants/confirmed'), inEvent({ as: 'CONFIRMED' }))],
  E09: [list(eventPath('participants/pending'), inEvent({ as: 'PENDING' }))],
  E16: [
    list(eventPath('responsibles'), inEvent({ as: 'organiser' })),
    list(eventPath('responsibles'), inEvent({ as: 'organiser' }), { by: 'visitor', stays: blocking }),
  ],
  E22: [list(eventPath('waiting-list'), inEvent({ as: 'waiting' }))],
  E25: [list(eventPath('participants'), inEvent({ as: 'CONFIRMED' }))],
  E31: [list(eventPath('check-in'), inEvent({ as: 'CONFIRMED' }))],
  E33: [
    list(
      ({ mark, ...pair }) => eventPath(`organiser-candidates?search=${mark}`)({ ...pair, mark }),
      inEvent({ as: 'CONFIRMED' }),
    ),
  ],
  E41: [
    list(eventPath('invitations'), async (pair) => {
      const eventId = await inEvent({ as: 'none' })(pair);
      await server.app.db.orm.insert(schema.eventInvitations).values({
        id: `invited-${pair.mark}`,
        eventId,
        participantId: idOf(pair.subject),
        invitedAs: 'PARTICIPANT',
        invitedBy: idOf(pair.reader),
        invitedAt: at,
      });
    }),
  ],
  H01: [list('/api/chats', inGroup)],
  H03: [list(groupPath(''), inGroup)],
  H06: [list(groupPath('/changes?after=0'), inGroup)],
  H15: [list(({ mark }) => `/api/chats/people?q=${mark}`, on('connected'))],
  M01: [list('/api/matching/matches-history', on('connected'))],
  M02: [one(({ subject }) => `/api/matching/get-relevance-rate?subjectId=${idOf(subject)}`, on('compared'))],
  M03: [list('/api/matching/instant', on('recommended'))],
  M04: [list(({ reader }) => `/api/matching/${idOf(reader)}/pending-score`, on('connected'))],
  M05: [list('/api/matching/requests', on('waiting'))],
  M12: [list('/api/matching/meetings', on('meeting'))],
  M16: [one(({ mark }) => `/api/matching/meetings/${mark}/calendar.ics`, on('meeting'))],
  P03: [
    one(({ subject }) => `/api/participant/profile?participantId=${idOf(subject)}`),
    one(({ subject }) => `/api/participant/profile?userId=${subject.userId}`),
  ],
  P05: [
    one(({ mark }) => `/api/participant/profile/${mark}`),
    one(({ mark }) => `/api/participant/profile/was-${mark}`),
    // A public page is the same without a session (PRO-04).
    one(({ mark }) => `/api/participant/profile/${mark}`, nothing, { by: 'visitor', stays: blocking }),
  ],
};

const readAt = (place: Place, pair: Two) => {
  const who = { manager, visitor: undefined, reader: pair.reader }[place.by ?? 'reader'];
  return server.get(place.path(pair), who ? as(who) : { community: home });
};

const made: Two[] = [];
/** People of earlier cases must not be on the first page of later lists. */
afterEach(async () => {
  const ids = made.splice(0).flatMap(({ reader, subject }) => [reader.userId, subject.userId]);
  await server.app.db.orm.delete(schema.users).where(inArray(schema.users.id, ids));
});

describe.each(Object.keys(acts) as Act[])('B08 A13 somebody who %s is at once', (act) => {
  it.each(Object.keys(places))('no more in %s', async (id) => {
    for (const place of places[id]!) {
      const pair = await two();
      made.push(pair);
      const told = new RegExp(`${pair.mark}|${idOf(pair.subject)}|${pair.subject.userId}`, 'i');
      await place.put(pair);
      const before = await readAt(place, pair);
      expect([place.path(pair), before.status]).toEqual([place.path(pair), 200]);
      if (id !== 'M02') expect(before.text).toMatch(told);

      const done = await acts[act](pair);
      if (place.apart && act === 'blocks the reader') {
        expect(errorOf(done).code).toBe(1110);
        continue;
      }
      expect(done.status, done.text).toBe(200);

      const after = await readAt(place, pair);
      if (place.stays?.includes(act)) {
        expect(after.text).toMatch(told);
        continue;
      }
      expect([place.path(pair), after.status < 300]).toEqual([place.path(pair), !place.single]);
      if (place.single) expect(errorOf(after).code).toBe(1110);
      expect(after.text).not.toMatch(told);
    }
  });

  it('no more in an email that was to tell of them', async () => {
    const pair = await two();
    made.push(pair);
    const { reader, subject } = pair;
    const body = { participantId: idOf(subject), subjectId: idOf(reader), relationType: 'LIKE', note: 'Hi' };
    expect((await server.post('/api/relations', body, as(subject))).status).toBe(200);
    const waits = () => server.app.db.orm.select().from(outbox).where(eq(outbox.recipient, reader.email));
    expect(await waits()).toMatchObject([{ kind: 'introduced', status: 'pending' }]);
    expect((await acts[act](pair)).status).toBe(200);
    server.later(60);
    server.app.deliveries.wake();
    await vi.waitFor(
      async () => expect((await waits()).filter(({ status }) => status !== 'suppressed')).toEqual([]),
      { interval: 25 },
    );
    expect(await server.emails(reader.email)).toEqual([]);
  });
});

it('D21 an email about a member goes to nobody who was taken out meanwhile', async () => {
  const pair = await two();
  made.push(pair);
  const { reader, subject } = pair;
  const body = { participantId: idOf(subject), subjectId: idOf(reader), relationType: 'LIKE', note: 'Hi' };
  expect((await server.post('/api/relations', body, as(subject))).status).toBe(200);
  await acts['is taken out']({ ...pair, subject: reader });
  server.later(60);
  server.app.deliveries.wake();
  const introduced = and(eq(outbox.recipient, reader.email), eq(outbox.kind, 'introduced'));
  await vi.waitFor(
    async () => {
      const rows = await server.app.db.orm.select().from(outbox).where(introduced);
      expect(rows.map(({ status }) => status)).toEqual(['suppressed']);
    },
    { interval: 25 },
  );
});

it('B08 A13 every call that shows a member others is in the table', () => {
  /** H02, H11, H13 and H14 answer like H03. About the owner, for managers, about locations or events; about a pair, or for organisers who have just decided. */
  const others =
    /^(A|U|H(02|11|13|14)|P(01|02|06|07|08|12|16|17|18)|D(?!44)|N|M06|M1[345]|B05|B07|E0[1-7]|E1[789]|E2[69]|E3[029]|E4[034])/;
  const calls: ServerCall<unknown, unknown, unknown, unknown>[] = Object.values(contract).flatMap(
    (resource) => Object.values(resource),
  );
  const telling = calls.filter(({ response }) =>
    /"(firstName|tag|city|reasons|sentences)":\{/.test(JSON.stringify(response)),
  );
  expect(
    [...new Set([...telling.map(({ id }) => id), 'M16', 'C19'])].filter((id) => !others.test(id)).sort(),
  ).toEqual(Object.keys(places).sort());
});
