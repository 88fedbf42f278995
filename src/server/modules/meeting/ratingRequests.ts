import { aliasedTable, and, asc, eq, isNull, lte, not, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { routePaths } from '../../../lib/routes';
import { connections, matchingResults, meetings, participants, relations } from '../../db/schema';
import { memberOf } from '../../notifications/recipients/recipient';
import type { Throttle } from '../../jobs/throttle';
import { nameOf } from '../../people/nameOf';
import { rateMeeting } from './notifications/rateMeeting';

/** How long after they met, or could have, two are asked how it went, in ms. */
const after = 7 * 86_400_000;
/** Number of members found at a time. Each has a transaction of their own, so that calls can run in between. */
const atOnce = 20;

const viewer = aliasedTable(participants, 'viewer');
const other = aliasedTable(participants, 'other');

/** The end of the latest agreed meeting of a connection. */
const lastEnd = sql`(
  select max(${meetings.startsAt} + ${meetings.minutes} * interval '1 minute') from ${meetings}
  where ${meetings.firstId} = ${connections.firstId} and ${meetings.secondId} = ${connections.secondId}
    and ${meetings.state} = 'AGREED'
)`;

const isHidden = sql`exists (select from ${relations} where ${relations.participantId} = ${viewer.id}
  and ${relations.subjectId} = ${other.id} and ${relations.relationType} = 'DISLIKE')`;

/**
 * Asks both members of a connection for a rating, once: a week after their latest agreed meeting, or after they were
 * connected if they agreed on none. Nobody is asked about a person whom they hide. The transaction of the email records who was asked.
 */
export function createRatingRequests(
  app: Pick<FastifyInstance, 'communities' | 'db' | 'createThrottle' | 'notify'>,
  now: () => Date,
) {
  const { communities, db, notify } = app;

  async function askSome(throttle: Throttle): Promise<boolean> {
    const before = new Date(now().getTime() - after);
    const due = await db.orm
      .select({
        id: matchingResults.id,
        matchingId: matchingResults.matchingId,
        communityId: connections.communityId,
        userId: viewer.userId,
        otherId: other.id,
        firstName: other.firstName,
        lastName: other.lastName,
        met: sql<boolean>`${lastEnd} is not null`,
      })
      .from(connections)
      .innerJoin(matchingResults, eq(matchingResults.matchingId, connections.matchingId))
      .innerJoin(viewer, eq(viewer.id, matchingResults.viewerId))
      .innerJoin(
        other,
        sql`${other.id} = case when ${connections.firstId} = ${viewer.id} then ${connections.secondId} else ${connections.firstId} end`,
      )
      .where(
        and(
          isNull(matchingResults.askedAt),
          isNull(matchingResults.ratedAt),
          not(isHidden),
          lte(connections.connectedAt, before),
          sql`coalesce(${lastEnd}, ${connections.connectedAt}) <= ${before.toISOString()}::timestamptz`,
          ...[viewer, other].flatMap(({ enabled, profileEnabled }) => [enabled, profileEnabled]),
        ),
      )
      .orderBy(asc(matchingResults.id))
      .limit(atOnce);
    if (due.length === 0) return false;
    for (const { id, matchingId, communityId, userId, otherId, met, ...person } of due) {
      const begun = performance.now();
      await db.transaction(async (tx) => {
        const asked = await tx.orm
          .update(matchingResults)
          .set({ askedAt: now() })
          .where(and(eq(matchingResults.id, id), isNull(matchingResults.askedAt)))
          .returning({ id: matchingResults.id });
        const config = communities.byId(communityId);
        if (asked.length === 0 || !config) return;
        const to = await memberOf(app, tx.orm, config, userId);
        if (!to) return;
        const data = { name: nameOf(person), met, matchingId, url: to.siteUrl + routePaths.contacts };
        await notify(tx, rateMeeting, to, data, { cause: id, thing: id, by: null, about: [otherId] });
      });
      await throttle(performance.now() - begun);
    }
    return due.length === atOnce;
  }

  return async (): Promise<void> => {
    const throttle = app.createThrottle();
    while (await askSome(throttle));
  };
}
