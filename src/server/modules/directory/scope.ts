import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { connections, participants } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { visibleTo as inListsOf } from '../../guards/visible';

/** A community, as far as it decides who finds whom. */
export type Scope = Pick<CommunityConfig, 'id' | 'community'>;

/**
 * Whom somebody may be told of at all: as in every list, and oneself. Administrators who are no members are told of everybody
 * who is there.
 */
export const visibleTo = (communityId: string, { membership }: Member): SQL | undefined => {
  const viewerId = membership?.participantId ?? '';
  return or(eq(participants.id, viewerId), inListsOf({ communityId, viewerId }));
};

/** Oneself, and those one is connected with. */
const isKnownTo = (viewerId: string): SQL | undefined =>
  or(
    eq(participants.id, viewerId),
    sql`exists (select from ${connections} where ${connections.firstId} = least(${viewerId}, ${participants.id})
      and ${connections.secondId} = greatest(${viewerId}, ${participants.id}))`,
  );

/** Whom somebody finds in lists and counts of members: where members do not see each other, oneself and one's connections. */
export const foundBy = ({ id, community }: Scope, viewer: Member): SQL | undefined =>
  and(
    visibleTo(id, viewer),
    community.transparent ? undefined : isKnownTo(viewer.membership?.participantId ?? ''),
  );

/** As people sort names, in both alphabets. The index `participants_name_idx` keeps this order. */
export const nameKey = sql`(${participants.firstName} || ' ' || ${participants.lastName}) collate "und-x-icu"`;

/** Whoever comes after a name and an id in that order. */
export const isAfter = ([name = '', id = '']: readonly string[]): SQL =>
  sql`(${nameKey}, ${participants.id}) > (${name}::text collate "und-x-icu", ${id}::text)`;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
