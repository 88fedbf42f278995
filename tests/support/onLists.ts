import { eq, or } from 'drizzle-orm';
import type { Orm } from '../../src/server/db/database';
import * as schema from '../../src/server/db/schema';
import { communityScope } from '../../src/server/modules/matching/scopes';

/** Two members of a community, by id: the reader, and a person with a unique name. */
interface Two {
  communityId: string;
  reader: string;
  subject: string;
  name: string;
}

const at = new Date('2026-01-06T12:00:00Z');
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000);
const like = { relationType: 'LIKE', introMessage: 'Hello', deliverAt: at } as const;
const none = { score: 0.5, parts: [] };

const own = ({ communityId, reader, subject }: Two) => ({
  communityId,
  participantId: reader,
  subjectId: subject,
  createdAt: at,
});
const pairOf = ({ communityId, reader, subject }: Two) => {
  const [firstId = '', secondId = ''] = [reader, subject].sort();
  return { communityId, firstId, secondId };
};
const idsOf = ({ name }: Two) => ({ matching: `matching of ${name}`, round: `round of ${name}` });

/** A pair with the reader’s side of it; with a rank it belongs to a round. */
async function match(orm: Orm, two: Two, rank: number): Promise<string> {
  const { communityId, reader } = two;
  const { matching: id, round } = idsOf(two);
  if (rank > 0) {
    const begun = {
      seed: '',
      state: 'finished',
      attention: {} as never,
      leasedUntil: at,
      startedAt: at,
    } as const;
    await orm
      .insert(schema.matchingRounds)
      .values({ ...begun, ...communityScope(communityId), id: round, day: round });
    await orm.insert(schema.matchingLists).values({ roundId: round, communityId, participantId: reader });
  }
  await orm.insert(schema.matchings).values({
    ...pairOf(two),
    id,
    roundId: rank > 0 ? round : null,
    score: 0.5,
    createdAt: at,
    forward: none,
    backward: none,
  });
  await orm.insert(schema.matchingResults).values({
    id: `result of ${two.name}`,
    communityId,
    matchingId: id,
    viewerId: reader,
    rank,
    askedAt: at,
  });
  return id;
}

/** Puts a person on a list of the reader’s, as if decided long ago. */
export const put = {
  async bookmarked(orm: Orm, two: Two) {
    await orm.insert(schema.bookmarks).values(own(two));
  },
  async blocked(orm: Orm, two: Two) {
    await orm.insert(schema.blocks).values(own(two));
  },
  async interested(orm: Orm, two: Two) {
    await orm.insert(schema.relations).values({ ...own(two), ...like });
  },
  async hidden(orm: Orm, two: Two) {
    await orm.insert(schema.relations).values({ ...own(two), relationType: 'DISLIKE', note: 'OTHER' });
  },
  /** They would like to meet the reader. */
  async waiting(orm: Orm, { reader, subject, ...two }: Two) {
    const sent = own({ ...two, reader: subject, subject: reader });
    await orm.insert(schema.relations).values({ ...sent, ...like });
  },
  /** So they would, and a manager is asked before. */
  async pendingReview(orm: Orm, { reader, subject, ...two }: Two) {
    const sent = own({ ...two, reader: subject, subject: reader });
    await orm.insert(schema.relations).values({ ...sent, ...like, pendingReviewSince: at });
  },
  async recommended(orm: Orm, two: Two) {
    await match(orm, two, 1);
  },
  /** Connected, and asked how it went. */
  async connected(orm: Orm, two: Two) {
    const matchingId = await match(orm, two, 0);
    await orm.insert(schema.connections).values({ ...pairOf(two), matchingId, connectedAt: at });
  },
  /** Connected, with a meeting to come. */
  async meeting(orm: Orm, two: Two) {
    await put.connected(orm, two);
    const { name, subject } = two;
    await orm.insert(schema.meetings).values({
      ...pairOf(two),
      id: name,
      uid: name,
      state: 'AGREED',
      proposedBy: subject,
      slots: [],
      minutes: 30,
      startsAt: inThreeDays(),
      placeKind: 'PLACE',
      placeText: name,
      createdAt: at,
      changedAt: at,
    });
  },
  async compared(orm: Orm, two: Two) {
    const directions = { forward: none, backward: none };
    await orm.insert(schema.relevances).values({ ...pairOf(two), score: 0.5, ...directions, computedAt: at });
  },
};

/** Takes two who were recommended, connected or introduced off every list. */
export async function takeOff(orm: Orm, two: Two): Promise<void> {
  const { matching, round } = idsOf(two);
  await orm
    .delete(schema.relations)
    .where(or(eq(schema.relations.participantId, two.subject), eq(schema.relations.subjectId, two.subject)));
  await orm.delete(schema.meetings).where(eq(schema.meetings.id, two.name));
  await orm.delete(schema.connections).where(eq(schema.connections.matchingId, matching));
  await orm.delete(schema.matchings).where(eq(schema.matchings.id, matching));
  await orm.delete(schema.matchingLists).where(eq(schema.matchingLists.roundId, round));
  await orm.delete(schema.matchingRounds).where(eq(schema.matchingRounds.id, round));
}
