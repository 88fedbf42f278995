import { sql, type SQL } from 'drizzle-orm';
import { blocks, participants, relations } from '../db/schema';

/** Whether one of two has blocked the other, as a condition of a query that reads `participants`. */
export const isApartFrom = (viewerId: string): SQL => sql`exists (
  select from ${blocks}
  where (${blocks.participantId} = ${viewerId} and ${blocks.subjectId} = ${participants.id})
     or (${blocks.subjectId} = ${viewerId} and ${blocks.participantId} = ${participants.id}))`;

const isHiddenBy = (viewerId: string): SQL => sql`exists (
  select from ${relations}
  where ${relations.participantId} = ${viewerId} and ${relations.subjectId} = ${participants.id}
    and ${relations.relationType} = 'DISLIKE')`;

interface Viewing {
  communityId: string;
  /** The participant who looks. */
  viewerId: string;
}

/** Whether there is somebody whom another member may see at all: who was blocked by either is not there for the other. */
export const isThereFor = ({ communityId, viewerId }: Viewing): SQL =>
  sql`${participants.communityId} = ${communityId} and ${participants.enabled} and ${participants.profileEnabled}
    and ${participants.id} <> ${viewerId} and not ${isApartFrom(viewerId)}`;

/** Whether somebody stands in lists of another member, as a condition of a query that reads `participants`. */
export const visibleTo = (viewing: Viewing): SQL =>
  sql`${isThereFor(viewing)} and not ${isHiddenBy(viewing.viewerId)}`;
