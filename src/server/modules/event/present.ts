import type { Event } from '../../../generated/api/event';
import { shownPlace } from '../../../lib/rules/event/locationShown';
import type { events } from '../../db/schema';

export type StoredEvent = typeof events.$inferSelect;

/** What of an event depends on who asks. */
export interface EventView {
  /** Inside the community: told whom to pay, and whom to ask. */
  isMember: boolean;
  /** Organises it, or manages the community. */
  mayEdit: boolean;
  now: Date;
}

/**
 * An event as somebody sees it (EVT-03): the one place that decides who is told where it is, online and offline. Whoever may
 * see none of it is not told that there is one (`find.ts`).
 */
export function presentEvent(event: StoredEvent, { isMember, mayEdit, now }: EventView): Event {
  const { location, locationVisibility, paid } = event;
  const isTold = mayEdit || isMember;
  return {
    ...{ id: event.id, communityId: event.communityId, createdBy: isTold ? event.createdBy : null },
    ...{ title: event.title, description: event.description, date: event.date, startTime: event.startTime },
    ...{ endDate: event.endDate, endTime: event.endTime, timeZone: event.timeZone },
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt?.toISOString() ?? null,
    isPast: event.overAt <= now,
    location: {
      ...(mayEdit ? location : shownPlace(location, locationVisibility)),
      locationVisibility,
    },
    eventType: event.eventType,
    onlineMeetingLink: mayEdit ? event.onlineMeetingLink || null : null,
    ...{ paid, price: event.price, currency: paid ? event.currency : null },
    paymentLink: isTold ? event.paymentLink || null : null,
    visibility: event.visibility,
    approvalRequired: event.approvalRequired,
    maxParticipants: event.maxParticipants,
    organizerContact: isTold ? event.organizerContact : null,
    mayEdit,
  };
}
