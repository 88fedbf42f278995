import { and, eq, isNotNull, isNull, ne, not, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { connections, matchingResults, meetings, participants } from '../../db/schema';
import { isShown } from '../../people/membershipState';
import { mostCounted } from '../../people/paging';
import { isOneOf, otherOf } from '../../people/pair';
import { isHiddenBy } from '../../people/visible';
import type { By } from './lockMeeting';

const [callerId, communityId, at] = ['callerId', 'communityId', 'now'].map((name) =>
  sql.placeholder(name),
) as [Placeholder, Placeholder, Placeholder];

/** Whether a time of a meeting can be picked by the one who got the times, as `actionsOf` decides it. */
const hasTimeToPick = sql`exists (select from jsonb_array_elements_text(${meetings.slots}) as slot
    where slot::timestamptz > ${at}::timestamptz)
  and (${meetings.state} = 'PROPOSED' or (${meetings.state} = 'AGREED'
    and ${meetings.startsAt} + ${meetings.minutes} * interval '1 minute' > ${at}::timestamptz))`;

/** Whether the caller is asked for a rating of a connection and has not given one, nor hides who it is with. */
export const isAsked = and(
  isNotNull(matchingResults.askedAt),
  isNull(matchingResults.ratedAt),
  not(isHiddenBy(callerId)),
);

export type CountWaiting = ReturnType<typeof createWaitingCounts>;

/** How many meetings wait for a member, up to a maximum of each kind: those to pick a time for, those to rate. */
export function createWaitingCounts({ prepare }: Pick<Database, 'prepare'>, now: () => Date) {
  const readOffers = prepare('meetings with times from the other', (orm) =>
    orm
      .select({ one: sql`1` })
      .from(meetings)
      .innerJoin(
        connections,
        and(eq(connections.firstId, meetings.firstId), eq(connections.secondId, meetings.secondId)),
      )
      .innerJoin(participants, eq(participants.id, otherOf(callerId, meetings)))
      .where(
        and(
          eq(meetings.communityId, communityId),
          isOneOf(callerId, meetings),
          ne(meetings.proposedBy, callerId),
          hasTimeToPick,
          isShown,
          not(isHiddenBy(callerId)),
        ),
      )
      .limit(mostCounted),
  );
  const readAsked = prepare('number of matches to rate', (orm) =>
    orm
      .select({ one: sql`1` })
      .from(connections)
      .innerJoin(matchingResults, eq(matchingResults.matchingId, connections.matchingId))
      .innerJoin(participants, eq(participants.id, otherOf(callerId, connections)))
      .where(
        and(
          eq(connections.communityId, communityId),
          isOneOf(callerId, connections),
          eq(matchingResults.viewerId, callerId),
          isShown,
          isAsked,
        ),
      )
      .limit(mostCounted),
  );

  return async ({ config, callerId: id }: By): Promise<{ times: number; ratings: number }> => {
    const given = { callerId: id, communityId: config.id };
    const [offers, asked] = await Promise.all([
      readOffers({ ...given, now: now().toISOString() }),
      readAsked(given),
    ]);
    return { times: offers.length, ratings: asked.length };
  };
}
