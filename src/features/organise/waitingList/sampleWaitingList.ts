import type { EventWaitingPeople, EventWaitingPerson } from '../../../generated/api/event';
import { participantAt } from '../sampleParticipants';

const waitingAt = (at: number, change: Partial<EventWaitingPerson> = {}): EventWaitingPerson => {
  const { id, slug, firstName, lastName, avatarUrl, askedAt } = participantAt(at);
  return {
    id,
    slug,
    firstName,
    lastName,
    avatarUrl,
    position: at - 1,
    joinedAt: askedAt,
    offeredUntil: null,
    takenUp: false,
    mayDecide: true,
    ...change,
  };
};

/** A waiting list: one person has accepted an offer, one has an open offer, four wait. */
export const sampleWaitingList: EventWaitingPeople = {
  list: [
    waitingAt(0, { position: 0, offeredUntil: '2026-12-31T12:00:00.000Z', takenUp: true }),
    waitingAt(1, { position: 0, offeredUntil: '2026-11-25T09:00:00.000Z' }),
    ...[2, 3, 4, 5].map((at) => waitingAt(at)),
  ],
  hasMore: true,
  page: 0,
};

export const nobodyWaits: EventWaitingPeople = { list: [], hasMore: false, page: 0 };
