import { visibleLocation } from '../../lib/rules/event/visibleLocation';
import type { StoredEvent } from './stored';

/**
 * Where an event is, as far as somebody is told: exactly, and the link to it online, of who is expected there; else the parts
 * that its organisers show.
 */
export function locationFor(event: Pick<StoredEvent, LocationColumns>, isExpected: boolean) {
  const { locationVisibility } = event;
  // All of it is shown as the full address is.
  const place = visibleLocation(event.location, isExpected ? 'FULL_ADDRESS' : locationVisibility);
  return {
    location: Object.assign(place, { locationVisibility }),
    onlineMeetingLink: isExpected ? event.onlineMeetingLink || null : null,
  };
}

type LocationColumns = 'location' | 'locationVisibility' | 'onlineMeetingLink';
