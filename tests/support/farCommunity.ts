import { claimed } from './claimed';
import * as schema from '../../src/server/db/schema';
import { communityScope } from '../../src/server/modules/matching/scopes';
import { storeEvent } from './events';
import { addPerson, type Person } from './people';
import type { TestServer } from './server';

export const far = 'far.example';
const at = new Date('2026-01-06T12:00:00Z');
/** A text in every value of the other community, except the caller's own. */
export const mark = /farsecret/i;
/** The picture of everybody there. */
const farPicture = '/images/farsecret-256.webp';
export const in3Days = () => new Date(Date.now() + 3 * 86_400_000);

/** The ids in a request about another community, or about none, for comparison. */
export interface Ids {
  /** The caller’s own participant there. */
  own: string;
  somebody: string;
  matching: string;
  result: string;
  meeting: string;
  /** The user of `somebody`. */
  user: string;
  slug: string;
  picture: string;
  community: string;
  note: string;
  view: string;
  bulk: string;
  report: string;
  session: string;
  event: string;
}
export const theirs: Ids = {
  own: 'ownthere',
  somebody: 'farsecret-one',
  matching: 'farsecret-matching',
  result: 'farsecret-result',
  meeting: 'farsecret-meeting',
  user: '',
  slug: 'farsecret-one',
  picture: farPicture,
  community: far,
  note: 'farsecret-note',
  view: 'farsecret-view',
  bulk: 'farsecret-bulk',
  report: 'farsecret-report',
  session: 'farsecret-session',
  event: 'farsecret-event',
};
export const unknown: Ids = {
  own: 'unknown-own',
  somebody: 'unknown-one',
  matching: 'unknown-matching',
  result: 'unknown-result',
  meeting: 'unknown-meeting',
  user: 'unknown',
  slug: 'unknown-one',
  picture: '/images/unknown-256.webp',
  community: 'unknown.example',
  note: 'unknown-note',
  view: 'unknown-view',
  bulk: 'unknown-bulk',
  report: 'unknown-report',
  session: 'unknown-session',
  event: 'unknown-event',
};

/** Fills every list of the caller there, and of those who manage it. */
export async function fillFar(server: TestServer, caller: Person): Promise<void> {
  const { orm } = server.app.db;
  const nothing = { score: 0.5, parts: [] };
  const names = { lastName: 'Farsecret', position: 'Farsecret', company: 'Farsecret', about: 'Farsecret' };
  const everything = {
    ...names,
    lookingFor: 'Farsecret',
    city: 'Farsecret',
    country: 'Farsecret',
    showLocation: true,
    tags: ['farsecret', 'shared'],
    createdAt: at,
    updatedAt: at,
    avatarUrl: claimed(farPicture),
    enabled: true,
  };
  const subjects = ['one', 'liked', 'hidden', 'blocked', 'incoming', 'pending', 'recommended'].map(
    (name) => `farsecret-${name}`,
  );
  const users = await Promise.all(subjects.map(() => addPerson(server)));
  await orm
    .insert(schema.persons)
    .values([
      { id: theirs.own, communityId: far, userId: caller.userId },
      ...subjects.map((id, n) => ({ id, communityId: far, userId: users[n]!.userId })),
    ]);
  await orm.insert(schema.participants).values([
    {
      ...everything,
      id: theirs.own,
      slug: theirs.own,
      communityId: far,
      userId: caller.userId,
      firstName: 'Own',
      lastName: 'There',
      isManager: true,
    },
    ...subjects.map((id, n) => ({
      ...everything,
      id,
      slug: id,
      communityId: far,
      userId: users[n]!.userId,
      firstName: 'Farsecret',
    })),
  ]);
  theirs.user = users[0]!.userId;
  const [one, liked, hidden, blocked, incoming, pending, recommended] = subjects as [
    ...[string, string, string, string, string, string, string],
  ];
  const common = { communityId: far, createdAt: at };
  const mine = { ...common, participantId: theirs.own };
  const like = { relationType: 'LIKE', introMessage: 'Farsecret', deliverAt: at } as const;
  await orm.insert(schema.matchingRounds).values({
    ...communityScope(far),
    id: 'farsecret-round',
    day: '2026-01-06',
    seed: '',
    state: 'finished',
    attention: {} as never,
    leasedUntil: at,
    startedAt: at,
  });
  await orm
    .insert(schema.matchingLists)
    .values({ roundId: 'farsecret-round', communityId: far, participantId: theirs.own });
  const pair = (other: string) => {
    const [firstId = '', secondId = ''] = [theirs.own, other].sort();
    return { communityId: far, firstId, secondId };
  };
  const sides = { forward: nothing, backward: nothing, score: 0.5, createdAt: at };
  await orm.insert(schema.matchings).values([
    { id: theirs.matching, roundId: null, ...pair(one), ...sides },
    { id: 'farsecret-recommended', roundId: 'farsecret-round', ...pair(recommended), ...sides },
  ]);
  const side = { communityId: far, viewerId: theirs.own };
  await orm.insert(schema.matchingResults).values([
    { ...side, id: theirs.result, matchingId: theirs.matching, rank: 0, askedAt: at, note: 'Farsecret' },
    { ...side, id: 'farsecret-rank', matchingId: 'farsecret-recommended', rank: 1 },
  ]);
  await orm.insert(schema.connections).values({ ...pair(one), matchingId: theirs.matching, connectedAt: at });
  await orm.insert(schema.relations).values([
    { ...mine, subjectId: liked, ...like },
    { ...mine, subjectId: hidden, relationType: 'DISLIKE', note: 'OTHER' },
    { ...common, participantId: incoming, subjectId: theirs.own, ...like },
    { ...common, participantId: pending, subjectId: theirs.own, ...like, pendingReviewSince: at },
  ]);
  await orm.insert(schema.blocks).values({ ...mine, subjectId: blocked });
  await orm.insert(schema.bookmarks).values({ ...mine, subjectId: recommended });
  await orm
    .insert(schema.relevances)
    .values({ ...pair(one), score: 0.5, forward: nothing, backward: nothing, computedAt: at });
  await orm.insert(schema.meetings).values({
    ...pair(one),
    id: theirs.meeting,
    uid: theirs.meeting,
    state: 'AGREED',
    proposedBy: one,
    slots: [],
    minutes: 30,
    startsAt: in3Days(),
    placeKind: 'PLACE',
    placeText: 'Farsecret',
    createdAt: at,
    changedAt: at,
  });
  await storeEvent(orm, {
    id: theirs.event,
    communityId: far,
    organisers: [theirs.own, one],
    participants: { [theirs.own]: 'CONFIRMED', [one]: 'CONFIRMED', [liked]: 'PENDING' },
    event: { title: 'Farsecret', createdBy: one },
  });
  const manages = { communityId: far, authorId: 'farsecret', createdAt: at };
  await orm
    .insert(schema.memberNotes)
    .values({ ...manages, id: theirs.note, participantId: one, text: 'Farsecret' });
  await orm
    .insert(schema.memberViews)
    .values({ communityId: far, id: theirs.view, title: 'Farsecret', query: {}, columns: [], createdAt: at });
  await orm.insert(schema.bulkActions).values({
    id: theirs.bulk,
    communityId: far,
    userId: caller.userId,
    action: { do: 'remove' },
    status: 'done',
    participantIds: [one],
    createdAt: at,
    dueAt: at,
  });
  await orm.insert(schema.reports).values({
    id: theirs.report,
    communityId: far,
    subjectKind: 'PARTICIPANT',
    subjectId: one,
    participantId: one,
    reason: 'SPAM',
    text: 'Farsecret',
    context: {},
    aboutManager: false,
    createdAt: at,
  });
  await orm.insert(schema.memberInvites).values({
    ...manages,
    id: 'farsecret-invite',
    email: 'farsecret@people.example',
    expiresAt: in3Days(),
    firstName: 'Farsecret',
    lastName: 'Farsecret',
  });
}

/** An answer without the ids that were sent, because the caller may get those back. */
export const withoutSent = (text: string, { community: _, ...ids }: Ids): string =>
  Object.entries(ids)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .reduce((left, [key, id]) => left.replaceAll(id, `{${key}}`), text);
