import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import {
  eventInvitations,
  eventParticipations,
  events,
  eventWaits,
  participants,
  users,
} from '../../../db/schema';
import type { Database, Orm } from '../../../db/database';
import type { IsStillRelevant, RelevanceByKind } from '../../../notifications/deliveries/relevance';
import type { ChangedDate } from '../notifications/eventChanged';
import { ofDates } from '../notifications/seriesDates';
import type { EventData } from '../notifications/eventEmail';
import { isInEvent } from '../../../eventAccess/people';
import type { StoredEvent, StoredParticipation } from '../../../eventAccess/stored';
import { dataOf } from './dataOf';
import { sequenceFor, type Reader } from '../../../eventAccess/reader';
import { hasRequests, stillAsking } from './requests';
import { organisersOf } from './audience';
import type { eventNotifications } from '../notifications';

type EventKind = keyof typeof eventNotifications;

interface Now {
  orm: Orm;
  at: Date;
  event: StoredEvent;
  /** The reader's participant; '' of who has none any more. */
  participantId: string;
  /** What the reader is to it. */
  status: StoredParticipation['status'] | undefined;
  /** Inside the community still, or a guest of the event. */
  isInside: boolean;
  /** When it was to begin as the email says, ISO; '' where it says nothing of it. */
  startsAt: string;
  /** Id of what happened. */
  cause: string;
}

const isOn = ({ event }: Now): boolean => !event.cancelledAt && !event.deletedAt;
const isAhead = (now: Now): boolean => isOn(now) && now.event.overAt > now.at;
const goes = (now: Now): boolean => now.isInside && isOn(now) && now.status === 'CONFIRMED';
const goesStill = (now: Now): boolean => goes(now) && isAhead(now);
const asks = (now: Now): boolean => now.isInside && isAhead(now) && now.status === 'PENDING';
const goesThen = (now: Now): boolean => goesStill(now) && now.event.startsAt.toISOString() === now.startsAt;

/** Whether the place is still reserved for them by the wait that caused the notification. */
async function isOffered({ orm, at, cause }: Now): Promise<boolean> {
  const isReserved = and(
    eq(eventWaits.id, cause),
    isNull(eventWaits.endedAt),
    gt(eventWaits.offeredUntil, at),
  );
  return (await orm.select({ id: eventWaits.id }).from(eventWaits).where(isReserved)).length > 0;
}

/** Whether the invitation that the reader was told of still waits for an answer. */
async function isInvited({ orm, cause }: Now): Promise<boolean> {
  const open = and(eq(eventInvitations.id, cause), isNull(eventInvitations.ended));
  return (await orm.select({ id: eventInvitations.id }).from(eventInvitations).where(open)).length > 0;
}

const invites = async (now: Now) => now.isInside && isAhead(now) && (await isInvited(now));

/** Whether the reader organises it still, or manages the community where nobody else does. */
async function organises({ orm, event, isInside, participantId }: Now): Promise<boolean> {
  return isInside && (await organisersOf(orm, event)).includes(participantId);
}

/**
 * What has to be so for an email about an event to go out, though it waited: nobody is told where to be who has no place any more, is
 * outside by now, or of an event that there is not. That one is cancelled, or a place is lost, is told in any case.
 */
const rules: Record<EventKind, (now: Now) => boolean | Promise<boolean>> = {
  eventConfirmed: goesStill,
  eventAsked: asks,
  eventApproved: asks,
  eventRejected: ({ isInside, status }) => isInside && status === 'REJECTED',
  eventLeft: ({ status }) => status !== 'CONFIRMED',
  eventChanged: goesStill,
  eventCancelled: (now) => !isOn(now),
  eventOffered: async (now) => now.isInside && isAhead(now) && (await isOffered(now)),
  eventInvited: invites,
  organiserInvited: invites,
  eventRequests: async (now) =>
    isAhead(now) && (await hasRequests(now.orm, now.event.id)) && (await organises(now)),
  eventPayment: organises,
  eventTomorrow: goesThen,
  eventSoon: goesThen,
  eventThanks: goes,
};

/** Whether a reader is told the exact place, by what the email is. */
const isExpectedIn: ReadonlySet<string> = new Set<EventKind>([
  ...(['eventConfirmed', 'eventChanged', 'eventTomorrow', 'eventSoon', 'eventThanks'] as const),
]);

/** The dates of a series that changed, as they are by now: those that the reader still goes to. */
async function datesNow(
  { orm, at, participantId, reader }: DatesNow,
  dates: readonly ChangedDate[],
): Promise<object | false> {
  const rows = await orm
    .select({ event: events })
    .from(events)
    .innerJoin(eventParticipations, eq(eventParticipations.eventId, events.id))
    .where(
      and(
        inArray(
          events.id,
          dates.map(({ eventId }) => eventId),
        ),
        ...[isNull(events.cancelledAt), isNull(events.deletedAt), gt(events.overAt, at)],
        eq(eventParticipations.participantId, participantId),
        eq(eventParticipations.status, 'CONFIRMED'),
      ),
    )
    .orderBy(events.startsAt, events.id);
  const left: ChangedDate[] = [];
  for (const { event } of rows) {
    const { before = '', moved = false } = dates.find(({ eventId }) => eventId === event.id) ?? {};
    const sequence = await sequenceFor(orm, event, participantId);
    left.push({ ...dataOf(event, reader, { isExpected: true, sequence, now: at }), before, moved });
  }
  return left.length > 0 && ofDates(left);
}

interface DatesNow extends Pick<Now, 'orm' | 'at' | 'participantId'> {
  reader: Pick<Reader, 'lang' | 'siteUrl' | 'email' | 'name'>;
}

/** A notification about an event that changed while it waited says how the event is now. */
export function eventRelevance({ orm }: Pick<Database, 'orm'>, now: () => Date): RelevanceByKind {
  const relevanceOf =
    (kind: string, isStillTrue: (now: Now) => boolean | Promise<boolean>): IsStillRelevant =>
    async ({ cause, data: stored, about, userId, communityId, lang, siteUrl, createdAt }) => {
      const { eventId, calendar } = (stored ?? {}) as { eventId?: string; calendar?: EventData['calendar'] };
      const [event] = await orm
        .select()
        .from(events)
        .where(eq(events.id, eventId ?? ''));
      if (!event) return false;
      const [reader] = await orm
        .select({
          participantId: participants.id,
          isInside: isInEvent(sql`${event.id}::text`),
          status: eventParticipations.status,
          email: users.email,
          firstName: participants.firstName,
          lastName: participants.lastName,
        })
        .from(participants)
        .innerJoin(users, eq(users.id, participants.userId))
        .leftJoin(
          eventParticipations,
          and(
            eq(eventParticipations.participantId, participants.id),
            eq(eventParticipations.eventId, event.id),
          ),
        )
        .where(and(eq(users.id, userId ?? ''), eq(participants.communityId, communityId)));
      const at = now();
      const to = {
        lang,
        siteUrl,
        email: reader?.email ?? '',
        name: `${reader?.firstName ?? ''} ${reader?.lastName ?? ''}`.trim(),
      };
      const { dates } = (stored ?? {}) as { dates?: ChangedDate[] };
      if (kind === 'eventChanged' && dates) {
        const inside = reader?.isInside ? reader.participantId : '';
        const data = await datesNow({ orm, at, participantId: inside, reader: to }, dates);
        return data && { data };
      }
      const isSo = await isStillTrue({
        orm,
        at,
        event,
        isInside: reader?.isInside === true,
        participantId: reader?.participantId ?? '',
        status: reader?.status ?? undefined,
        startsAt: calendar?.startsAt ?? '',
        cause: cause.slice(kind.length + 1),
      });
      if (!isSo || !reader) return isSo;
      if (kind === 'eventRequests') {
        const asked = { eventId: event.id, organiserId: reader.participantId, about };
        return { visible: await stillAsking(orm, asked) };
      }
      if (!calendar || event.updatedAt <= createdAt) return true;
      const data = dataOf(event, to, {
        isExpected: isExpectedIn.has(kind),
        sequence: await sequenceFor(orm, event, reader.participantId),
        status: calendar.status,
        isGone: event.deletedAt !== null,
        now: at,
      });
      return { data };
    };
  return new Map(Object.entries(rules).map(([kind, isStillTrue]) => [kind, relevanceOf(kind, isStillTrue)]));
}
