import { shownPlace } from '../../../lib/rules/event/locationShown';
import type { StoredEvent } from './stored';

/**
 * Where an event is, as far as somebody is told: exactly, and the link to it online, of who is expected there; else the parts
 * that its organisers show.
 */
export const placeFor = (event: Pick<StoredEvent, PlaceColumns>, isExpected: boolean) => ({
  location: {
    ...(isExpected ? event.location : shownPlace(event.location, event.locationVisibility)),
    locationVisibility: event.locationVisibility,
  },
  onlineMeetingLink: isExpected ? event.onlineMeetingLink || null : null,
});

type PlaceColumns = 'location' | 'locationVisibility' | 'onlineMeetingLink';
