import { and, desc, eq, exists, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Match, Matches, UpdateScoreBody } from '../../../generated/api/meeting';
import { longestNote } from '../../../lib/rules/meeting/notes';
import { cleanText, textLength } from '../../../lib/rules/text';
import type { Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { connections, matchingResults, meetings, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { isShown } from '../../people/membershipState';
import { pageOf, pageSize } from '../../people/paging';
import { isOneOf, otherOf } from '../../people/pair';
import { cardColumns } from '../../people/personCard';
import type { By } from './lockMeeting';
import { isAsked } from './waiting';

/** Maximum number of questions. */
const mostPending = 50;

/** The time of the last agreed meeting of a connection, past or upcoming: nobody is asked for a rating before it. */
const lastMet = sql<Date | null>`(
  select max(${meetings.startsAt}) from ${meetings}
  where ${meetings.firstId} = ${connections.firstId} and ${meetings.secondId} = ${connections.secondId}
    and ${meetings.state} = 'AGREED'
)`.mapWith(connections.connectedAt);

const [callerId, communityId] = ['callerId', 'communityId'].map((name) => sql.placeholder(name)) as [
  Placeholder,
  Placeholder,
];

/** People the caller is connected with, the latest first. */
const matchesOf = (orm: Orm, more?: SQL) =>
  orm
    .select({
      matchingId: matchingResults.matchingId,
      matchingResultId: matchingResults.id,
      subject: cardColumns,
      connectedAt: connections.connectedAt,
      metAt: lastMet,
      score: matchingResults.score,
      couldNotMeet: matchingResults.couldNotMeet,
      note: matchingResults.note,
    })
    .from(connections)
    .innerJoin(matchingResults, eq(matchingResults.matchingId, connections.matchingId))
    .innerJoin(participants, eq(participants.id, otherOf(callerId, connections)))
    .where(
      and(
        eq(connections.communityId, communityId),
        isOneOf(callerId, connections),
        eq(matchingResults.viewerId, callerId),
        isShown,
        more,
      ),
    )
    .orderBy(desc(connections.connectedAt), desc(matchingResults.id));

const present = (rows: Awaited<ReturnType<typeof matchesOf>>, at: Date): Match[] =>
  rows.map(({ connectedAt, metAt, ...row }) => ({
    ...row,
    connectedAt: connectedAt.toISOString(),
    metAt: metAt && metAt <= at ? metAt.toISOString() : null,
  }));

/** M01, M04, M07 and M08: a member's ratings and notes about their connections. Nobody else sees them. */
export function createRatings({ app: { db }, now }: { app: Pick<FastifyInstance, 'db'>; now: () => Date }) {
  const readHistory = preparedPages(db, 'matches', (orm, offset) =>
    matchesOf(orm)
      .limit(pageSize + 1)
      .offset(offset),
  );
  const readPending = db.prepare('matches to rate', (orm) => matchesOf(orm, isAsked).limit(mostPending));
  const givenBy = (by: By) => ({ callerId: by.callerId, communityId: by.config.id });

  /** Changes the caller's rating or note of a connection. Throws 1110 if the pair has none. */
  async function say(
    { config, callerId }: By,
    matchingId: string,
    set: Partial<typeof matchingResults.$inferInsert>,
    more?: SQL,
  ): Promise<void> {
    const connected = db.orm
      .select({ matchingId: connections.matchingId })
      .from(connections)
      .innerJoin(participants, eq(participants.id, otherOf(callerId, connections)))
      .where(
        and(
          eq(connections.matchingId, matchingResults.matchingId),
          eq(connections.communityId, config.id),
          isOneOf(callerId, connections),
          isShown,
        ),
      );
    const said = await db.orm
      .update(matchingResults)
      .set(set)
      .where(
        and(
          eq(matchingResults.matchingId, matchingId),
          eq(matchingResults.viewerId, callerId),
          exists(connected),
          more,
        ),
      )
      .returning({ id: matchingResults.id });
    if (said.length === 0) throw new AppError(1110);
  }

  return {
    /** M01. */
    async history(by: By, page = 0): Promise<Matches> {
      const found = present(await readHistory({ ...givenBy(by), offset: page * pageSize }), now());
      return pageOf(found, page);
    },

    /** M04. */
    pending: async (by: By): Promise<Match[]> => present(await readPending(givenBy(by)), now()),

    /** M07. */
    async rate(by: By, { matchingId, matchingResultId, score, couldNotMeet = false }: UpdateScoreBody) {
      if ((score === undefined) === !couldNotMeet) {
        throw new AppError(1100, {
          details: [{ path: 'score', message: 'is a score, or that they could not meet: one of them' }],
        });
      }
      const rating = { score: score ?? null, couldNotMeet, ratedAt: now() };
      await say(by, matchingId, rating, eq(matchingResults.id, matchingResultId));
    },

    /** M08. */
    async note(by: By, matchingId: string, text: string) {
      const note = cleanText(text);
      if (textLength(note) > longestNote) {
        throw new AppError(1100, { details: [{ path: 'note', message: `is longer than ${longestNote}` }] });
      }
      await say(by, matchingId, { note: note || null });
    },
  };
}
