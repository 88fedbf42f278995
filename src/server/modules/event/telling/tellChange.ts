import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../db/database';
import type { EventDate } from '../../../db/schema';
import type { Actor } from '../../../notifications/notify';
import type { ChangedEvent, Happenings } from '../happenings';
import type { StoredEvent } from '../stored';
import type { Tellings } from './tellings';

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

/** The user by whom many are told. */
const userOf = (by: Actor): string | null => (by && 'userId' in by ? by.userId : null);

/** What of an event changed, where those who go have to know; undefined where that is nothing. */
function changeOf({ event, before }: ChangedEvent, at: Date): EventDate | undefined {
  const isSameTime = isDeepStrictEqual(timeOf(before), timeOf(event));
  const moved = !isDeepStrictEqual(placeOf(before), placeOf(event));
  if ((isSameTime && !moved) || event.overAt <= at) return undefined;
  const { id: eventId, sequence } = event;
  return { eventId, sequence, before: isSameTime ? null : timeOf(before), moved };
}

/** Has those who go told of another time or place, and those who go or asked that an event does not take place. */
export const createTellChange = (tellings: Pick<Tellings, 'add'>, now: () => Date) => ({
  async CHANGED(
    tx: Transaction,
    event: StoredEvent,
    { before, others = [], by }: Happenings['CHANGED'],
  ): Promise<void> {
    const since = now();
    const dates = [{ event, before }, ...others].flatMap((each) => changeOf(each, since) ?? []);
    const [first] = dates;
    if (!first) return;
    await tellings.add(tx, {
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

  async CANCELLED(
    tx: Transaction,
    event: StoredEvent,
    { others = [], by }: Happenings['CANCELLED'],
  ): Promise<void> {
    const dates = [event, ...others].map(({ id, sequence }) => ({
      eventId: id,
      sequence,
      before: null,
      moved: false,
    }));
    await tellings.add(tx, {
      eventId: event.id,
      what: 'CANCELLED',
      about: '',
      since: now(),
      causedBy: userOf(by),
      dates: dates.length > 1 ? dates : null,
    });
  },
});
