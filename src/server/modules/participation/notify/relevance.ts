import { and, eq, gt, isNull } from 'drizzle-orm';
import { eventInvitations, eventWaits } from '../../../db/schema';
import { eventRelevance, goesStill, isAhead, type Situation } from '../../../eventAccess/emails/relevance';
import { organisersOf } from '../../../eventAccess/organisersOf';
import type { participationNotifications } from '../notifications';
import { hasRequests, stillAsking } from './requests';

const asks = (situation: Situation): boolean =>
  situation.isInside && isAhead(situation) && situation.status === 'PENDING';

/** Whether the wait that caused the notification still reserves the seat for the reader. */
async function isOffered({ orm, at, cause }: Situation): Promise<boolean> {
  const isReserved = and(
    eq(eventWaits.id, cause),
    isNull(eventWaits.endedAt),
    gt(eventWaits.offeredUntil, at),
  );
  return (await orm.select({ id: eventWaits.id }).from(eventWaits).where(isReserved)).length > 0;
}

/** Whether the invitation that caused the notification is still open. */
async function isInvited({ orm, cause }: Situation): Promise<boolean> {
  const open = and(eq(eventInvitations.id, cause), isNull(eventInvitations.ended));
  return (await orm.select({ id: eventInvitations.id }).from(eventInvitations).where(open)).length > 0;
}

const invites = async (situation: Situation) =>
  situation.isInside && isAhead(situation) && (await isInvited(situation));

/** Whether the reader still organises the event, or manages the community if nobody else organises it. */
const organises = async ({ orm, event, isInside, reader }: Situation): Promise<boolean> =>
  isInside && (await organisersOf(orm, event)).includes(reader.participantId);

/** Places and times go only to those who still have a seat and are in the community. A lost seat is announced in any case. */
export const relevance = eventRelevance<keyof typeof participationNotifications>(
  {
    eventConfirmed: goesStill,
    eventAsked: asks,
    eventApproved: asks,
    eventRejected: ({ isInside, status }) => isInside && status === 'REJECTED',
    eventLeft: ({ status }) => status !== 'CONFIRMED',
    eventOffered: async (situation) =>
      situation.isInside && isAhead(situation) && (await isOffered(situation)),
    eventInvited: invites,
    organiserInvited: invites,
    async eventRequests(situation) {
      const { orm, event, reader, about } = situation;
      if (!isAhead(situation) || !(await hasRequests(orm, event.id)) || !(await organises(situation))) {
        return false;
      }
      const asked = { eventId: event.id, organiserId: reader.participantId, about };
      return { visible: await stillAsking(orm, asked) };
    },
    eventPayment: organises,
  },
  ['eventConfirmed'],
);
