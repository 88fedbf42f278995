import type { EventLocation } from './visibleLocation';

type Address = Pick<EventLocation, 'addressLine' | 'postalCode' | 'city' | 'region' | 'country'>;

const joined = (parts: readonly (string | null)[], by = ', '): string => parts.filter(Boolean).join(by);

/** All visible parts of an address on one line, or ''. */
export const addressOf = ({ addressLine, postalCode, city, region, country }: Address): string =>
  joined([addressLine, joined([postalCode, city], ' '), region, country]);

interface Told {
  /** Whether the event has a location. */
  hasPlace: boolean;
  location: Address & Pick<EventLocation, 'googleMapsLink'>;
  onlineMeetingLink: string | null;
}

/** The location for calendars: the online link and, if there is one, the address. '' if both are hidden. */
export const whereToBe = ({ hasPlace, location, onlineMeetingLink }: Told): string =>
  joined([onlineMeetingLink, hasPlace ? addressOf(location) || location.googleMapsLink : null]);
