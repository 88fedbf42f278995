import { sql, type SQL } from 'drizzle-orm';
import { blocks, participants, relations } from '../db/schema';
import { isShown } from './membershipState';
import { circleOf } from './circle';
import type { Given, Sees, Viewing } from './viewing';

/**
 * Whether one of two has blocked the other, as a condition of a query that reads `participants`. It reads the viewer's
 * own rows once: a check per participant would cost a large community as much as reading all its members.
 */
export const isApartFrom = (viewerId: Given): SQL => sql`${participants.id} in (
  select ${blocks.subjectId} from ${blocks} where ${blocks.participantId} = ${viewerId}
  union all
  select ${blocks.participantId} from ${blocks} where ${blocks.subjectId} = ${viewerId})`;

/** Whether the viewer hides a person. */
export const isHiddenBy = (viewerId: Given): SQL => sql`${participants.id} in (
  select ${relations.subjectId} from ${relations}
  where ${relations.participantId} = ${viewerId} and ${relations.relationType} = 'DISLIKE')`;

/** Whether visitors see the page of a member. */
export const hasPublicPage = (sees: Sees): SQL =>
  sees === 'publicUnlessOff' ? sql`${participants.publicPage} is not false` : sql`${participants.publicPage}`;

/** Whether a person is among those whom the viewer sees. Empty if that is everybody, so that the query keeps its plan. */
const isAmong = (viewing: Viewing): SQL => {
  if (viewing.sees === 'everybody') return sql``;
  if (viewing.sees === 'circle') return sql` and (${participants.publicPage} or ${isInCircle(viewing)})`;
  return sql` and ${hasPublicPage(viewing.sees)}`;
};

/**
 * Whether a person is the viewer or in their circle. Undefined if the viewer sees everybody. A public page alone, which
 * is found by its link, puts nobody into lists and counts of members.
 */
export const isInCircle = (viewing: Viewing): SQL | undefined =>
  // An array is read once, first, and members are then found by id, whatever the planner estimates.
  viewing.sees === 'everybody' ? undefined : sql`${participants.id} = any(array(${circleOf(viewing)}))`;

const isThere = ({ communityId, viewerId }: Viewing): SQL =>
  sql`${participants.communityId} = ${communityId} and ${isShown}
    and ${participants.id} <> ${viewerId} and not ${isApartFrom(viewerId)}`;

/**
 * Whether another person is visible to a viewer, as a condition of a query that reads `participants`. Every query that
 * returns a person uses it, or says why not. An invisible person is like one who does not exist.
 */
export const isVisibleTo = (viewing: Viewing): SQL => sql`${isThere(viewing)}${isAmong(viewing)}`;

/** Whether a person appears in a member's lists: everybody who is visible, except those whom the member hides. */
export const isInListsOf = (viewing: Viewing): SQL =>
  sql`${isVisibleTo(viewing)} and not ${isHiddenBy(viewing.viewerId)}`;

/**
 * Whether an event shows its participant or organiser to a viewer: everybody of the event is visible, including guests.
 * Read once for many events: a list of events has people of each.
 */
export const isShownByEventTo = (viewing: Viewing): SQL => {
  const { viewerId, sees } = viewing;
  const isApart = viewerId === '' ? sql`false` : isApartFrom(viewerId);
  // For many events a hash is faster than an array. With `or`, the circle is read once instead of once per event.
  const isKnown = sql`${participants.id} in (${circleOf(viewing)})`;
  const among = sees === 'circle' ? sql` and (${participants.publicPage} or ${isKnown})` : isAmong(viewing);
  return sql`${participants.profileEnabled} and not ${isApart}${among}`;
};
