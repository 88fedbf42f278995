import { hasPlace } from '../../lib/rules/event/hasPlace';
import { addressOf, whereToBe } from '../../lib/rules/event/addressOf';
import { pathTo } from '../../lib/pathTo';
import type { CalendarEntry } from '../calendar/calendarFile';
import { locationFor } from './locationFor';
import type { StoredEvent } from './stored';

/** Where to be, as somebody is told it in words; '' for what they are not told. */
interface Places {
  where: string;
  map: string;
  online: string;
}

/** The place of an event in words, where there is one to come to. */
export function locationTextsOf(event: StoredEvent, isExpected: boolean): Places {
  const { location, onlineMeetingLink } = locationFor(event, isExpected);
  const isTold = hasPlace(event);
  return {
    where: isTold ? addressOf(location) : '',
    map: (isTold && location.googleMapsLink) || '',
    online: onlineMeetingLink ?? '',
  };
}

/** An event as a calendar keeps it, its place as far as whoever keeps it is told. Nobody's name stands in it. */
export function entryOf(
  event: StoredEvent,
  { isExpected, sequence }: { isExpected: boolean; sequence: number },
): CalendarEntry & Required<Pick<CalendarEntry, 'description' | 'location' | 'zone' | 'sequence'>> {
  return {
    id: `event-${event.id}`,
    title: event.title,
    description: event.description,
    sequence,
    start: event.startsAt,
    zone: event.timeZone,
    ...(event.endsAt && { end: event.endsAt }),
    location: whereToBe({ hasPlace: hasPlace(event), ...locationFor(event, isExpected) }),
    path: pathTo('event', { eventId: event.id }),
    changedAt: event.updatedAt,
  };
}
