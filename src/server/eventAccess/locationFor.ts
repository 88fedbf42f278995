import { visibleLocation } from '../../lib/rules/event/visibleLocation';
import type { StoredEvent } from './stored';

/**
 * The location of an event for a person: exact, with the online link, if they have a seat; otherwise the parts that its
 * organisers show.
 */
export function locationFor(event: Pick<StoredEvent, LocationColumns>, isExpected: boolean) {
  const { locationVisibility } = event;
  // With a seat, the full address is visible.
  const place = visibleLocation(event.location, isExpected ? 'FULL_ADDRESS' : locationVisibility);
  return {
    location: Object.assign(place, { locationVisibility }),
    onlineMeetingLink: isExpected ? event.onlineMeetingLink || null : null,
  };
}

type LocationColumns = 'location' | 'locationVisibility' | 'onlineMeetingLink';
