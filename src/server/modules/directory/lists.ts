import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { LocatedList, ShortList } from '../../../generated/api/directory';
import type { Database, Orm } from '../../db/database';
import { participants } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { cut, placeOf } from './keyset';
import { nameKey, nameKeyOf } from '../../people/nameKey';
import { foundBy, foundIn, isAfter, type Scope } from './scope';

const atOnce = 500;

const isLocated = and(participants.showLocation, sql`${participants.city} <> ''`);

const { id, firstName, lastName, avatarUrl } = participants;

const namesOf = (orm: Orm, which: SQL | undefined) =>
  orm
    .select({ id, firstName, lastName, avatarUrl })
    .from(participants)
    .where(which)
    .orderBy(nameKey, asc(id))
    .limit(atOnce + 1);

/** C05. The list of a whole community is a prepared statement. */
export function createShortList({ orm, prepare }: Pick<Database, 'orm' | 'prepare'>) {
  const first = prepare('names of members', (by) =>
    namesOf(
      by,
      foundIn({
        communityId: sql.placeholder('communityId'),
        viewerId: sql.placeholder('viewerId'),
        sees: 'everybody',
        now: sql.placeholder('now'),
      }),
    ),
  );
  return async (scope: Scope, viewer: Member, next: string | undefined, now: Date): Promise<ShortList> => {
    const rows =
      seesOf(viewer, scope) === 'everybody' && !next
        ? await first({ communityId: scope.id, viewerId: viewer.membership?.participantId ?? '' })
        : await namesOf(orm, and(foundBy(scope, viewer, now), next ? isAfter(placeOf(next, 2)) : undefined));
    const { shown, ...more } = cut(rows, atOnce, (row) => [nameKeyOf(row), row.id]);
    return { items: shown, ...more };
  };
}

/** C08. */
export async function locatedList(
  orm: Orm,
  scope: Scope,
  viewer: Member,
  next: string | undefined,
  now: Date,
): Promise<LocatedList> {
  const { slug, country } = participants;
  const city = sql<string>`${participants.city}`;
  const rows = await orm
    .select({ id, slug, firstName, lastName, avatarUrl, city, country })
    .from(participants)
    .where(and(foundBy(scope, viewer, now), isLocated, next ? isAfter(placeOf(next, 2)) : undefined))
    .orderBy(nameKey, asc(id))
    .limit(atOnce + 1);
  const { shown, ...more } = cut(rows, atOnce, (row) => [nameKeyOf(row), row.id]);
  return { items: shown, ...more };
}
