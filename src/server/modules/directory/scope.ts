import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { participants } from '../../db/schema';
import type { Member } from '../../guards/membership';

/** A community, as far as it decides who finds whom. */
export type Scope = Pick<CommunityConfig, 'id' | 'community'>;

/** Whom somebody may be told of at all: admitted, and not switched off. */
export const visibleTo = (communityId: string, _viewer: Member): SQL | undefined =>
  and(
    eq(participants.communityId, communityId),
    eq(participants.enabled, true),
    eq(participants.profileEnabled, true),
  );

/** Whom somebody finds in lists and counts of members: where members do not see each other, oneself. */
export const foundBy = ({ id, community }: Scope, viewer: Member): SQL | undefined =>
  and(
    visibleTo(id, viewer),
    community.transparent ? undefined : eq(participants.id, viewer.membership?.participantId ?? ''),
  );

/** As people sort names, in both alphabets. The index `participants_name_idx` keeps this order. */
export const nameKey = sql`(${participants.firstName} || ' ' || ${participants.lastName}) collate "und-x-icu"`;

/** Whoever comes after a name and an id in that order. */
export const isAfter = ([name = '', id = '']: readonly string[]): SQL =>
  sql`(${nameKey}, ${participants.id}) > (${name}::text collate "und-x-icu", ${id}::text)`;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
