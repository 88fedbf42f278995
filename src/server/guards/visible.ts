import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { blocks, participants, relations } from '../db/schema';

/** An id, or its place in a query that is made ready. */
type Given = string | Placeholder;

/**
 * Whether one of two has blocked the other, as a condition of a query that reads `participants`. By the viewer's own rows, read
 * once: asked of each participant it would cost a large community as much as all of its members.
 */
export const isApartFrom = (viewerId: Given): SQL => sql`${participants.id} in (
  select ${blocks.subjectId} from ${blocks} where ${blocks.participantId} = ${viewerId}
  union all
  select ${blocks.participantId} from ${blocks} where ${blocks.subjectId} = ${viewerId})`;

const isHiddenBy = (viewerId: Given): SQL => sql`${participants.id} in (
  select ${relations.subjectId} from ${relations}
  where ${relations.participantId} = ${viewerId} and ${relations.relationType} = 'DISLIKE')`;

export interface Viewing {
  communityId: Given;
  /** The participant who looks. */
  viewerId: Given;
}

/** Whether there is somebody whom another member may see at all: who was blocked by either is not there for the other. */
export const isThereFor = ({ communityId, viewerId }: Viewing): SQL =>
  sql`${participants.communityId} = ${communityId} and ${participants.enabled} and ${participants.profileEnabled}
    and ${participants.id} <> ${viewerId} and not ${isApartFrom(viewerId)}`;

/** Whether somebody stands in lists of another member, as a condition of a query that reads `participants`. */
export const visibleTo = (viewing: Viewing): SQL =>
  sql`${isThereFor(viewing)} and not ${isHiddenBy(viewing.viewerId)}`;
