import { hasPlace } from '../../lib/rules/event/hasPlace';
import { addressOf, whereToBe } from '../../lib/rules/event/addressOf';
import { pathTo } from '../../lib/pathTo';
import type { CalendarEntry } from '../calendar/calendarFile';
import { locationFor } from './locationFor';
import type { StoredEvent } from './stored';

/** The location in words as a person may see it. '' for hidden parts. */
interface Places {
  where: string;
  map: string;
  online: string;
}

/** The location of an event in words, if it has one. */
export function locationTextsOf(event: StoredEvent, isExpected: boolean): Places {
  const { location, onlineMeetingLink } = locationFor(event, isExpected);
  const isTold = hasPlace(event);
  return {
    where: isTold ? addressOf(location) : '',
    map: (isTold && location.googleMapsLink) || '',
    online: onlineMeetingLink ?? '',
  };
}

/** An event as a calendar entry, with the parts of the location that its owner may see. It contains no names. */
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
