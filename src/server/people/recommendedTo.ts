import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { matchingResults, matchingRounds, matchings } from '../db/schema';
import { isPairOf } from './pair';

/** Whether a round recommended a person to a member, this week or earlier. The two are columns or parameters. */
export const isRecommendedTo = (viewerId: SQLWrapper, subjectId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${matchings}
    join ${matchingRounds} on ${matchingRounds.id} = ${matchings.roundId} and ${matchingRounds.state} <> 'begun'
    join ${matchingResults} on ${matchingResults.matchingId} = ${matchings.id}
      and ${matchingResults.viewerId} = ${viewerId} and ${matchingResults.rank} > 0
    where ${isPairOf(matchings, viewerId, subjectId)})`;
