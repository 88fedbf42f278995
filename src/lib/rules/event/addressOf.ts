import type { EventLocation } from './visibleLocation';

type Address = Pick<EventLocation, 'addressLine' | 'postalCode' | 'city' | 'region' | 'country'>;

const joined = (parts: readonly (string | null)[], by = ', '): string => parts.filter(Boolean).join(by);

/** All of an address that is told, in one line; '' where none of it is. */
export const addressOf = ({ addressLine, postalCode, city, region, country }: Address): string =>
  joined([addressLine, joined([postalCode, city], ' '), region, country]);

interface Told {
  /** Whether there is a place to come to. */
  hasPlace: boolean;
  location: Address & Pick<EventLocation, 'googleMapsLink'>;
  onlineMeetingLink: string | null;
}

/** Where to be, as calendars have it: online, and at a place where there is one; '' for what is not told. */
export const whereToBe = ({ hasPlace, location, onlineMeetingLink }: Told): string =>
  joined([onlineMeetingLink, hasPlace ? addressOf(location) || location.googleMapsLink : null]);
