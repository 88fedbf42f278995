import { and, eq, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { participants } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { isShown } from '../../people/membershipState';
import { nameKey } from '../../people/nameKey';
import type { Viewing } from '../../people/viewing';
import { isInCircle, isInListsOf } from '../../people/visible';

/** The settings of a community that decide who finds whom. */
export type Scope = Pick<CommunityConfig, 'id' | 'community'>;

/** The members whom a viewer finds in lists and counts, including themselves. */
export const foundBy = (scope: Scope, viewer: Member, now: Date): SQL | undefined =>
  foundIn({
    communityId: scope.id,
    viewerId: viewer.membership?.participantId ?? '',
    sees: seesOf(viewer, scope),
    now,
  });

/** The same, with the two ids or placeholders of a prepared statement. */
export const foundIn = (viewing: Viewing): SQL | undefined =>
  and(
    // The condition of the indexes.
    sql`${participants.communityId} = ${viewing.communityId} and ${isShown}`,
    isInCircle(viewing),
    or(eq(participants.id, viewing.viewerId), isInListsOf({ ...viewing, sees: 'everybody' })),
  );

/** Rows after a name and an id in that order. */
export const isAfter = ([name = '', id = '']: readonly string[]): SQL => isAfterPlace(name, id);

/** The same, also for placeholders of a prepared statement. */
export const isAfterPlace = (name: string | Placeholder, id: string | Placeholder): SQL =>
  sql`(${nameKey}, ${participants.id}) > (${name}::text collate "und-x-icu", ${id}::text)`;
