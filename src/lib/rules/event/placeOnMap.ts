import type { EventLocation } from './visibleLocation';
import { isMapsLink } from './mapsLink';

type Told = Pick<EventLocation, 'addressLine' | 'latitude' | 'longitude' | 'googleMapsLink' | 'city'>;

/**
 * The address of a map with the event's location, from its visible parts: the organisers' own link, the point, or the
 * street. Undefined if there is no point to show.
 */
export function placeOnMap({
  addressLine,
  latitude,
  longitude,
  googleMapsLink,
  city,
}: Told): string | undefined {
  if (googleMapsLink && isMapsLink(googleMapsLink)) return googleMapsLink;
  const isPoint = latitude !== null && longitude !== null;
  if (!isPoint && !addressLine) return undefined;
  const query = isPoint ? `${latitude},${longitude}` : [addressLine, city].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`;
}
