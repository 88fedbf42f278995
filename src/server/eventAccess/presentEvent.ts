import type { Event, EventInvitation, EventPerson } from '../../generated/api/event';
import { hasPlace } from '../../lib/rules/event/hasPlace';
import { presentParticipation } from './participation';
import { freeSeats, isFull } from './seatCounts';
import { locationFor } from './locationFor';
import type { ShownEvent, StoredParticipation } from './stored';
import type { Viewer } from './viewer';
import { presentWaiting, type ReadWaiting } from './waits';

/** The parts of an event's response that depend on the caller. */
interface EventView {
  /** Members see whom to pay and whom to ask. */
  viewer: Viewer;
  /** Their own part in it. */
  part: Pick<StoredParticipation, 'status' | 'approvedAt' | 'paidAt' | 'checkedInAt'> | null | undefined;
  /** Some participants, if the viewer may see them. */
  faces: EventPerson[];
  /** Their wait for a place. */
  waiting: ReadWaiting | undefined;
  /** Theirs that wait for an answer; lists leave them out. */
  invitations?: EventInvitation[];
  /** Organises it, or manages the community. */
  mayEdit: boolean;
  now: Date;
}

/**
 * Maps an event to the response for a viewer (EVT-03). It is the only place that decides who sees the location, online
 * and on site. A viewer who may not see the event does not get here (`find.ts`).
 */
export function presentEvent(
  event: ShownEvent,
  { viewer, part, faces, waiting, invitations, mayEdit, now }: EventView,
): Event {
  const { paid } = event;
  const { isMember: isTold, participantId } = viewer;
  // People with a seat see the exact location.
  const isExpected = mayEdit || part?.status === 'CONFIRMED';
  const { location, onlineMeetingLink } = locationFor(event, isExpected);
  // Field by field: lists are asked for all the time, and objects spread into each other cost several times as much.
  return {
    id: event.id,
    communityId: event.communityId,
    seriesId: event.seriesId,
    createdBy: mayEdit ? event.createdBy : null,
    title: event.title,
    titleLang: event.titleLang ?? undefined,
    description: event.description,
    descriptionLang: event.descriptionLang ?? undefined,
    date: event.date,
    startTime: event.startTime,
    endDate: event.endDate,
    endTime: event.endTime,
    timeZone: event.timeZone,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt?.toISOString() ?? null,
    isPast: event.overAt <= now,
    location,
    onlineMeetingLink,
    eventType: event.eventType,
    hasPlace: hasPlace(event),
    paid,
    price: event.price,
    currency: paid ? event.currency : null,
    paymentLink: isTold ? event.paymentLink || null : null,
    visibility: event.visibility,
    approvalRequired: event.approvalRequired,
    maxParticipants: event.maxParticipants,
    organizerContact: isTold ? event.organizerContact : null,
    imageUrl: event.imageUrl,
    isCancelled: event.cancelledAt !== null,
    confirmedCount: event.confirmedCount,
    faces,
    placesLeft: event.maxParticipants === null ? null : Math.max(0, freeSeats(event)),
    isFull: isFull(event),
    waitingListEnabled: event.waitingListEnabled,
    waitingCount: event.waitingCount,
    waiting: presentWaiting(waiting ?? null),
    participation: participantId ? presentParticipation({ eventId: event.id, participantId }, part) : null,
    mayEdit,
    ...(invitations?.length ? { invitations } : {}),
  };
}
