import { sql, type SQL } from 'drizzle-orm';
import { blocks, participants, relations } from '../db/schema';
import { isShown } from './membershipState';
import { circleOf } from './circle';
import type { Given, Sees, Viewing } from './viewing';

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

/** Whether visitors see the page of a member. */
export const hasPublicPage = (sees: Sees): SQL =>
  sees === 'publicUnlessOff' ? sql`${participants.publicPage} is not false` : sql`${participants.publicPage}`;

/** Whether somebody is among those whom the viewer sees. Nothing where everybody is: such a query keeps its plan. */
const isAmong = (viewing: Viewing): SQL => {
  if (viewing.sees === 'everybody') return sql``;
  if (viewing.sees === 'circle') return sql` and (${participants.publicPage} or ${isInCircle(viewing)})`;
  return sql` and ${hasPublicPage(viewing.sees)}`;
};

/**
 * Whether somebody is oneself or in the circle of a member; undefined where the member sees everybody. A public page alone, which
 * is found by its link, puts nobody into lists and counts of members.
 */
export const isInCircle = (viewing: Viewing): SQL | undefined =>
  // As an array it is read once, first, and its members are found by their ids: however little the planner knows.
  viewing.sees === 'everybody' ? undefined : sql`${participants.id} = any(array(${circleOf(viewing)}))`;

const isThere = ({ communityId, viewerId }: Viewing): SQL =>
  sql`${participants.communityId} = ${communityId} and ${isShown}
    and ${participants.id} <> ${viewerId} and not ${isApartFrom(viewerId)}`;

/**
 * Whether somebody else is there for a viewer at all, as a condition of a query that reads `participants`. Every query that answers
 * a person asks it, or says why it does not. Whoever is not there is like somebody who does not exist.
 */
export const isVisibleTo = (viewing: Viewing): SQL => sql`${isThere(viewing)}${isAmong(viewing)}`;

/** Whether somebody stands in lists that a member keeps: of those who are there, all but those whom the member hides. */
export const isInListsOf = (viewing: Viewing): SQL =>
  sql`${isVisibleTo(viewing)} and not ${isHiddenBy(viewing.viewerId)}`;

/**
 * Whether an event shows somebody who takes part in it or organises it: the event itself says who of it is there, guests among
 * them. Read once for many events: a list of events has people of each.
 */
export const isShownByEventTo = (viewing: Viewing): SQL => {
  const { viewerId, sees } = viewing;
  const isApart = viewerId === '' ? sql`false` : isApartFrom(viewerId);
  // Of many events a hash is faster than an array; with `or` the circle is read once, and not for each of them.
  const isKnown = sql`${participants.id} in (${circleOf(viewing)})`;
  const among = sees === 'circle' ? sql` and (${participants.publicPage} or ${isKnown})` : isAmong(viewing);
  return sql`${participants.profileEnabled} and not ${isApart}${among}`;
};
