import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import type { Orm } from '../../db/database';
import { matchings } from '../../db/schema';
import { sentences } from '../../mail/templates/matching/reasons';
import { relevanceFor } from './store';
import { reasonsOf } from './told';

/** Whom something is told about, by the name they are called by. */
export interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** Why a member should meet these others, by their ids: sentences in the member's language. Who came by no round has none. */
export type Reasons = (
  orm: Orm,
  asked: { config: CommunityConfig; lang: Lang; viewerId: string },
  people: readonly Named[],
) => Promise<Map<string, string[]>>;

export const readReasons: Reasons = async (orm, { config, lang, viewerId }, people) => {
  const told = new Map<string, string[]>();
  if (people.length === 0) return told;
  const ids = people.map(({ id }) => id);
  const rows = await orm
    .selectDistinctOn([matchings.firstId, matchings.secondId])
    .from(matchings)
    .where(
      and(
        eq(matchings.communityId, config.id),
        sql`${matchings.roundId} is not null`,
        or(
          and(eq(matchings.firstId, viewerId), inArray(matchings.secondId, ids)),
          and(eq(matchings.secondId, viewerId), inArray(matchings.firstId, ids)),
        ),
      ),
    )
    .orderBy(matchings.firstId, matchings.secondId, desc(matchings.createdAt));
  for (const row of rows) {
    const id = row.firstId === viewerId ? row.secondId : row.firstId;
    const person = people.find((each) => each.id === id);
    const reasons = reasonsOf(relevanceFor(viewerId, row), { config, lang });
    if (person) told.set(id, sentences(lang, person.firstName || person.lastName, reasons));
  }
  return told;
};
