import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../db/database';
import type { EventDate } from '../../../db/schema';
import type { Actor } from '../../../notifications/notify';
import type { StoredEvent } from '../../../eventAccess/stored';
import type { Broadcasts } from './broadcasts';

/** An event after and before a change. */
export interface ChangedEvent {
  event: StoredEvent;
  before: StoredEvent;
}

export type NotifyChange = ReturnType<typeof createNotifyChange>;

const placeOf = ({ location, eventType, onlineMeetingLink }: StoredEvent) => ({
  location,
  eventType,
  onlineMeetingLink,
});
const timeOf = ({ startsAt, endsAt, timeZone }: StoredEvent) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  timeZone,
});

/** The user who caused a broadcast. */
const userOf = (by: Actor): string | null => (by && 'userId' in by ? by.userId : null);

/** The changes of an event that its participants need to know. Undefined if there are none. */
function changeOf({ event, before }: ChangedEvent, at: Date): EventDate | undefined {
  const isSameTime = isDeepStrictEqual(timeOf(before), timeOf(event));
  const moved = !isDeepStrictEqual(placeOf(before), placeOf(event));
  if ((isSameTime && !moved) || event.overAt <= at) return undefined;
  const { id: eventId, sequence } = event;
  return { eventId, sequence, before: isSameTime ? null : timeOf(before), moved };
}

/** Adds broadcasts: of another time or location to those confirmed, and of a cancellation to those confirmed or pending. */
export const createNotifyChange = (broadcasts: Pick<Broadcasts, 'add'>, now: () => Date) => ({
  /** `before` is the row before the change, `others` are dates of its series that changed with it. */
  async changed(
    tx: Transaction,
    event: StoredEvent,
    { before, others = [], by }: { before: StoredEvent; others?: readonly ChangedEvent[]; by: Actor },
  ): Promise<void> {
    const since = now();
    const dates = [{ event, before }, ...others].flatMap((each) => changeOf(each, since) ?? []);
    const [first] = dates;
    if (!first) return;
    await broadcasts.add(tx, {
      eventId: first.eventId,
      what: 'CHANGED',
      about: String(first.sequence),
      since,
      before: first.before,
      moved: first.moved,
      causedBy: userOf(by),
      dates: dates.length > 1 ? dates : null,
    });
  },

  /** Cancelled, or deleted before it was over; `others` are dates of its series that ended with it. */
  async cancelled(
    tx: Transaction,
    event: StoredEvent,
    { others = [], by }: { others?: readonly StoredEvent[]; by: Actor },
  ): Promise<void> {
    const dates = [event, ...others].map(({ id, sequence }) => ({
      eventId: id,
      sequence,
      before: null,
      moved: false,
    }));
    await broadcasts.add(tx, {
      eventId: event.id,
      what: 'CANCELLED',
      about: '',
      since: now(),
      causedBy: userOf(by),
      dates: dates.length > 1 ? dates : null,
    });
  },
});
