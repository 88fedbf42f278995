import { and, eq, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { connections, participants } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { visibleTo as inListsOf, type Viewing } from '../../guards/visible';

/** A community, as far as it decides who finds whom. */
export type Scope = Pick<CommunityConfig, 'id' | 'community'>;

/** As `visibleTo`, with the two ids or their places in a query that is made ready. */
export const visibleIn = ({ communityId, viewerId }: Viewing): SQL | undefined =>
  and(
    // What the indexes are kept by.
    sql`${participants.communityId} = ${communityId} and ${participants.enabled} and ${participants.profileEnabled}`,
    or(eq(participants.id, viewerId), inListsOf({ communityId, viewerId })),
  );

/**
 * Whom somebody may be told of at all: as in every list, and oneself, if others find them. Administrators who are no members are told of everybody
 * who is there.
 */
export const visibleTo = (communityId: string, { membership }: Member): SQL | undefined =>
  visibleIn({ communityId, viewerId: membership?.participantId ?? '' });

/** Oneself, and those one is connected with. */
const isKnownTo = (viewerId: Viewing['viewerId']): SQL =>
  // By their own rows, read first: not by asking everybody in the community.
  sql`${participants.id} = any(array(
    select ${viewerId}::text
    union all
    select ${connections.secondId} from ${connections} where ${connections.firstId} = ${viewerId}
    union all
    select ${connections.firstId} from ${connections} where ${connections.secondId} = ${viewerId}))`;

/** Whom somebody finds in lists and counts of members: where members do not see each other, oneself and one's connections. */
export const foundBy = ({ id, community }: Scope, { membership }: Member): SQL | undefined =>
  foundIn({ communityId: id, viewerId: membership?.participantId ?? '' }, community);

/** The same, with the two ids or their places in a query that is made ready. */
export const foundIn = (
  viewing: Viewing,
  { transparent }: Pick<Scope['community'], 'transparent'>,
): SQL | undefined => and(visibleIn(viewing), transparent ? undefined : isKnownTo(viewing.viewerId));

/** As people sort names, in both alphabets. The index `participants_name_idx` keeps this order. */
export const nameKey = sql`(${participants.firstName} || ' ' || ${participants.lastName}) collate "und-x-icu"`;

/** Whoever comes after a name and an id in that order. */
export const isAfter = ([name = '', id = '']: readonly string[]): SQL => isAfterPlace(name, id);

/** The same, also of places in a query that is made ready. */
export const isAfterPlace = (name: string | Placeholder, id: string | Placeholder): SQL =>
  sql`(${nameKey}, ${participants.id}) > (${name}::text collate "und-x-icu", ${id}::text)`;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
