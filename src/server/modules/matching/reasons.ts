import { and, desc, eq, isNotNull, or, sql, type Placeholder } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import type { Database, Orm } from '../../db/database';
import { matchings } from '../../db/schema';
import { otherIdOf } from '../../people/pair';
import { sentences } from './notifications/reasons';
import { relevanceFor } from './sides';
import { reasonsOf } from './recommended';

/** A person that a reason is about, by their first name. */
interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** Why a member should meet these others, by their ids: sentences in the member's language. Who came by no round has none. */
type Reasons = (
  orm: Orm,
  asked: { config: CommunityConfig; lang: Lang; viewerId: string },
  people: readonly Named[],
) => Promise<Map<string, string[]>>;

declare module 'fastify' {
  interface FastifyInstance {
    readReasons: Reasons;
  }
}

const [viewerId, communityId, ids] = ['viewerId', 'communityId', 'ids'].map((name) =>
  sql.placeholder(name),
) as [Placeholder, Placeholder, Placeholder];

/** A list of ids as JSON, because prepared statements take plain values. */
const others = sql`array(select jsonb_array_elements_text(${ids}::jsonb))`;

const read = (orm: Orm) =>
  orm
    .selectDistinctOn([matchings.firstId, matchings.secondId])
    .from(matchings)
    .where(
      and(
        eq(matchings.communityId, communityId),
        isNotNull(matchings.roundId),
        or(
          and(eq(matchings.firstId, viewerId), eq(matchings.secondId, sql`any(${others})`)),
          and(eq(matchings.secondId, viewerId), eq(matchings.firstId, sql`any(${others})`)),
        ),
      ),
    )
    .orderBy(matchings.firstId, matchings.secondId, desc(matchings.createdAt));

/** Outside of transactions they are read by a prepared statement. */
export function createReasons({ orm: outside, prepare }: Pick<Database, 'orm' | 'prepare'>): Reasons {
  const readPrepared = prepare('reasons', read);
  return async (orm, { config, lang, viewerId: viewer }, people) => {
    const told = new Map<string, string[]>();
    if (people.length === 0) return told;
    const given = {
      viewerId: viewer,
      communityId: config.id,
      ids: JSON.stringify(people.map(({ id }) => id)),
    };
    const rows = await (orm === outside ? readPrepared(given) : read(orm).prepare('').execute(given));
    for (const row of rows) {
      const id = otherIdOf(row, viewer);
      const person = people.find((each) => each.id === id);
      const reasons = reasonsOf(relevanceFor(viewer, row), { config, lang });
      if (person) told.set(id, sentences(lang, person.firstName || person.lastName, reasons));
    }
    return told;
  };
}
