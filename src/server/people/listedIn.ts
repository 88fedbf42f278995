import { sql } from 'drizzle-orm';
import { matchingResults, matchings } from '../db/schema';

/** The round in whose list the viewer of a side sees the other, in a query that joins `matchings`. */
export const listedIn = sql<string | null>`coalesce(${matchingResults.carriedTo}, ${matchings.roundId})`;
