import { and, asc, sql } from 'drizzle-orm';
import type { LocatedList, ShortList } from '../../../generated/api/directory';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { cut, placeOf } from './keyset';
import { foundBy, isAfter, nameKey, nameOf, type Scope } from './scope';

const atOnce = 500;

const isLocated = and(participants.showLocation, sql`${participants.city} <> ''`);

/** C05. */
export async function shortList(
  orm: Orm,
  scope: Scope,
  viewer: Member,
  next: string | undefined,
): Promise<ShortList> {
  const { id, firstName, lastName, avatarUrl } = participants;
  const rows = await orm
    .select({ id, firstName, lastName, avatarUrl })
    .from(participants)
    .where(and(foundBy(scope, viewer), next ? isAfter(placeOf(next, 2)) : undefined))
    .orderBy(nameKey, asc(id))
    .limit(atOnce + 1);
  const { shown, ...more } = cut(rows, atOnce, (row) => [nameOf(row), row.id]);
  return { items: shown, ...more };
}

/** C08. */
export async function locatedList(
  orm: Orm,
  scope: Scope,
  viewer: Member,
  next: string | undefined,
): Promise<LocatedList> {
  const { id, slug, firstName, lastName, avatarUrl, country } = participants;
  const city = sql<string>`${participants.city}`;
  const rows = await orm
    .select({ id, slug, firstName, lastName, avatarUrl, city, country })
    .from(participants)
    .where(and(foundBy(scope, viewer), isLocated, next ? isAfter(placeOf(next, 2)) : undefined))
    .orderBy(nameKey, asc(id))
    .limit(atOnce + 1);
  const { shown, ...more } = cut(rows, atOnce, (row) => [nameOf(row), row.id]);
  return { items: shown, ...more };
}
