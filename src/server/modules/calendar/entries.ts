import type { CalendarEntry } from '../../calendar/calendarFile';
import type { StoredEvent, StoredParticipation } from '../../eventAccess/stored';
import { entryOf } from '../../eventAccess/calendarEntry';

interface Seen {
  /** Whether the owner of the calendar has a seat or organises the event. */
  isExpected: boolean;
  part?: Pick<StoredParticipation, 'status'> | null;
  /** How much the number of the event is behind in their calendar. */
  own?: number;
}

/**
 * The calendar entry of an event in a file or feed without an invitation. It is marked as cancelled or tentative if it
 * is so for the person.
 */
export const publishedEntry = (event: StoredEvent, { isExpected, part, own = 0 }: Seen): CalendarEntry => ({
  ...entryOf(event, { isExpected, sequence: event.sequence + own }),
  status: event.cancelledAt ? 'CANCELLED' : part?.status === 'PENDING' ? 'TENTATIVE' : 'CONFIRMED',
});
