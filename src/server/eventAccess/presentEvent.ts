import type { Event, EventInvitation, EventPerson } from '../../generated/api/event';
import { hasPlace } from '../../lib/rules/event/hasPlace';
import { presentParticipation } from './participation';
import { freeSeats, isFull } from './seatCounts';
import { locationFor } from './locationFor';
import type { ShownEvent, StoredParticipation } from './stored';
import type { Viewer } from './viewer';
import { presentWaiting, type ReadWaiting } from './waits';

/** What of an event depends on who asks. */
interface EventView {
  /** Members are told whom to pay, and whom to ask. */
  viewer: Viewer;
  /** Their own part in it. */
  part: Pick<StoredParticipation, 'status' | 'approvedAt' | 'paidAt' | 'checkedInAt'> | null | undefined;
  /** Some of who goes, as far as the viewer is told. */
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
 * An event as somebody sees it (EVT-03): the one place that decides who is told where it is, online and offline. Whoever may
 * see none of it is not told that there is one (`find.ts`).
 */
export function presentEvent(
  event: ShownEvent,
  { viewer, part, faces, waiting, invitations, mayEdit, now }: EventView,
): Event {
  const { paid } = event;
  const { isMember: isTold, participantId } = viewer;
  // Where to be, exactly: of who is expected there.
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
