import type { StoredEvent } from './stored';

type Counted = Pick<StoredEvent, 'confirmedCount' | 'reservedCount' | 'maxParticipants'>;

/** How many seats are neither taken nor reserved. */
export const freeSeats = ({ confirmedCount, reservedCount, maxParticipants }: Counted): number =>
  maxParticipants === null ? Infinity : maxParticipants - confirmedCount - reservedCount;

/** Whether a person who does not wait gets no seat: none is free, or others wait before them. */
export const isFull = (event: Counted & Pick<StoredEvent, 'waitingCount'>): boolean =>
  freeSeats(event) <= 0 || event.waitingCount > 0;

/** Whether it is upcoming: neither cancelled nor over. */
export const isAhead = ({ cancelledAt, overAt }: Pick<StoredEvent, 'cancelledAt' | 'overAt'>, at: Date) =>
  cancelledAt === null && overAt > at;
