import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../db/database';
import type { Happenings } from '../happenings';
import type { StoredEvent } from '../stored';
import type { Tellings } from './tellings';

const placeOf = ({ location, eventType, onlineMeetingLink }: StoredEvent) => ({
  ...{ location, eventType, onlineMeetingLink },
});
const timeOf = ({ startsAt, endsAt, timeZone }: StoredEvent) => ({
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, timeZone },
});

/** Has those who go told of another time or place, and those who go or asked that an event does not take place. */
export const createTellChange = (tellings: Pick<Tellings, 'add'>, now: () => Date) => ({
  async CHANGED(tx: Transaction, event: StoredEvent, { before }: Happenings['CHANGED']): Promise<void> {
    const isSameTime = isDeepStrictEqual(timeOf(before), timeOf(event));
    const moved = !isDeepStrictEqual(placeOf(before), placeOf(event));
    const since = now();
    if ((isSameTime && !moved) || event.overAt <= since) return;
    await tellings.add(tx, {
      ...{ eventId: event.id, what: 'CHANGED', about: String(event.sequence), since, moved },
      before: isSameTime ? null : timeOf(before),
    });
  },

  async CANCELLED(tx: Transaction, event: StoredEvent): Promise<void> {
    await tellings.add(tx, { eventId: event.id, what: 'CANCELLED', about: '', since: now() });
  },
});
