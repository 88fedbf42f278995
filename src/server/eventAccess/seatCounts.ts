import type { StoredEvent } from './stored';

type Counted = Pick<StoredEvent, 'confirmedCount' | 'reservedCount' | 'maxParticipants'>;

/** How many places are neither taken nor reserved. */
export const freePlaces = ({ confirmedCount, reservedCount, maxParticipants }: Counted): number =>
  maxParticipants === null ? Infinity : maxParticipants - confirmedCount - reservedCount;

/** Whether there is no place for who does not wait: none is free, or others are before them. */
export const isFull = (event: Counted & Pick<StoredEvent, 'waitingCount'>): boolean =>
  freePlaces(event) <= 0 || event.waitingCount > 0;

/** Whether it is still to be: neither cancelled nor over. */
export const isAhead = ({ cancelledAt, overAt }: Pick<StoredEvent, 'cancelledAt' | 'overAt'>, at: Date) =>
  cancelledAt === null && overAt > at;
