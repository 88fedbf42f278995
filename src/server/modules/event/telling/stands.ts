import { and, eq, sql } from 'drizzle-orm';
import { eventParticipations, events, participants, users } from '../../../db/schema';
import type { Database } from '../../../db/database';
import type { Stands, StandsByKind } from '../../../mail/stands';
import type { EmailKind } from '../../../mail/templates/kinds';
import { isInEvent } from '../people';
import type { StoredEvent, StoredPart } from '../stored';

type EventKind = Extract<EmailKind, `event${string}`>;

interface Now {
  event: StoredEvent;
  /** What the reader is to it. */
  status: StoredPart['status'] | undefined;
  /** Inside the community still, or a guest of the event. */
  isInside: boolean;
  /** When it was to begin as the email says, ISO; '' where it says nothing of it. */
  startsAt: string;
}

const isOn = ({ event }: Now): boolean => !event.cancelledAt && !event.deletedAt;
const goes = (now: Now): boolean => now.isInside && isOn(now) && now.status === 'CONFIRMED';
const asks = (now: Now): boolean => now.isInside && isOn(now) && now.status === 'PENDING';
const goesThen = (now: Now): boolean => goes(now) && now.event.startsAt.toISOString() === now.startsAt;

/**
 * What has to be so for an email about an event to go out, though it waited: nobody is told where to be who has no place any more, is
 * outside by now, or of an event that there is not. That one is cancelled, or a place is lost, is told in any case.
 */
const rules: Record<EventKind, (now: Now) => boolean> = {
  eventConfirmed: goes,
  eventAsked: asks,
  eventApproved: asks,
  eventRejected: ({ isInside, status }) => isInside && status === 'REJECTED',
  eventLeft: ({ status }) => status !== 'CONFIRMED',
  eventChanged: goesThen,
  eventCancelled: (now) => !isOn(now),
  eventOffered: (now) => now.isInside && isOn(now),
  eventPayment: ({ isInside }) => isInside,
  eventTomorrow: goesThen,
  eventSoon: goesThen,
  eventThanks: goes,
};

/** Looked at when emails about events are sent. */
export function createEventStands({ orm }: Pick<Database, 'orm'>): StandsByKind {
  const standing =
    (holds: (now: Now) => boolean): Stands =>
    async ({ payload, recipient, communityId }) => {
      const { eventId, calendar } = (payload ?? {}) as { eventId?: string; calendar?: { startsAt?: string } };
      const [event] = await orm
        .select()
        .from(events)
        .where(eq(events.id, eventId ?? ''));
      if (!event) return false;
      const [reader] = await orm
        .select({ isInside: isInEvent(sql`${event.id}::text`), status: eventParticipations.status })
        .from(participants)
        .innerJoin(users, eq(users.id, participants.userId))
        .leftJoin(
          eventParticipations,
          and(
            eq(eventParticipations.participantId, participants.id),
            eq(eventParticipations.eventId, event.id),
          ),
        )
        .where(and(eq(users.email, recipient), eq(participants.communityId, communityId)));
      return holds({
        ...{ event, status: reader?.status ?? undefined, isInside: reader?.isInside === true },
        startsAt: calendar?.startsAt ?? '',
      });
    };
  return new Map(Object.entries(rules).map(([kind, holds]) => [kind, standing(holds)]));
}
