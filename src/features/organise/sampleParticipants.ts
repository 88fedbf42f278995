import type { EventParticipant, EventParticipants, ParticipantChange } from '../../generated/api/organiser';

const names = [
  ['Ada', 'Byron'],
  ['Konstantin', 'Константинопольский-Преображенский'],
  ['Bo', ''],
  ['María José', 'de la Cruz y Fernández-Villaverde'],
  ['Фёдор', 'Достоевский'],
  ['Mei', 'Lin'],
] as const;

/** People with a part in an event, for stories. */
export const participantAt = (at: number, change: Partial<EventParticipant> = {}): EventParticipant => {
  const [firstName, lastName] = names[at % names.length]!;
  return {
    id: `p${at}`,
    slug: `p${at}`,
    firstName,
    lastName,
    avatarUrl: null,
    status: 'PENDING',
    approved: false,
    paid: false,
    checkedInAt: null,
    mayDecide: true,
    askedAt: new Date(Date.UTC(2026, 10, 24, 8) - at * 5_400_000).toISOString(),
    ...change,
  };
};

const counts = { PENDING: 6, CONFIRMED: 19, REJECTED: 1, CANCELLED: 2 };

export const pageOf = (list: EventParticipant[], hasMore = false, page = 0): EventParticipants => ({
  list,
  hasMore,
  page,
  counts: page === 0 ? counts : null,
});

export const waiting = pageOf([
  participantAt(0),
  participantAt(1, { approved: true }),
  participantAt(2, { slug: null }),
  ...[3, 4, 5].map((at) => participantAt(at)),
]);

/** The successful answer of a bulk call. */
export const changed = (ids: readonly string[]): ParticipantChange[] =>
  ids.map((participantId) => ({
    participantId,
    before: { status: 'PENDING', approved: false, paid: false },
    after: { status: 'CONFIRMED', approved: true, paid: false },
    changedAt: '2026-11-24T09:00:00.000Z',
    error: null,
  }));
