import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../db/database';
import type { Actor } from '../../../notifications/notify';
import type { Happenings } from '../happenings';
import type { StoredEvent } from '../stored';
import type { Tellings } from './tellings';

const placeOf = ({ location, eventType, onlineMeetingLink }: StoredEvent) => ({
  ...{ location, eventType, onlineMeetingLink },
});
const timeOf = ({ startsAt, endsAt, timeZone }: StoredEvent) => ({
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, timeZone },
});

/** The user by whom many are told. */
const userOf = (by: Actor): string | null => (by && 'userId' in by ? by.userId : null);

/** Has those who go told of another time or place, and those who go or asked that an event does not take place. */
export const createTellChange = (tellings: Pick<Tellings, 'add'>, now: () => Date) => ({
  async CHANGED(tx: Transaction, event: StoredEvent, { before, by }: Happenings['CHANGED']): Promise<void> {
    const isSameTime = isDeepStrictEqual(timeOf(before), timeOf(event));
    const moved = !isDeepStrictEqual(placeOf(before), placeOf(event));
    const since = now();
    if ((isSameTime && !moved) || event.overAt <= since) return;
    await tellings.add(tx, {
      ...{ eventId: event.id, what: 'CHANGED', about: String(event.sequence), since, moved },
      before: isSameTime ? null : timeOf(before),
      causedBy: userOf(by),
    });
  },

  async CANCELLED(tx: Transaction, event: StoredEvent, { by }: Happenings['CANCELLED']): Promise<void> {
    await tellings.add(tx, {
      eventId: event.id,
      what: 'CANCELLED',
      about: '',
      since: now(),
      causedBy: userOf(by),
    });
  },
});
