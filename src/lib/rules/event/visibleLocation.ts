/** The parts of where an event is. */
export interface EventLocation {
  addressLine: string | null;
  latitude: number | null;
  longitude: number | null;
  googleMapsLink: string | null;
  country: string | null;
  region: string | null;
  city: string | null;
  postalCode: string | null;
}

/**
 * The parts of a location that people without a confirmed seat see (EVT-03). The exact point belongs to the full
 * address only.
 */
export const visibleParts = {
  FULL_ADDRESS: [
    'addressLine',
    'latitude',
    'longitude',
    'googleMapsLink',
    'country',
    'region',
    'city',
    'postalCode',
  ],
  WITHOUT_STREET: ['country', 'region', 'city', 'postalCode'],
  COUNTRY_AND_CITY: ['country', 'city'],
  CITY: ['city'],
  COUNTRY: ['country'],
  STREET: ['addressLine'],
  REGION_AND_CITY: ['region', 'city'],
  POSTAL_CODE_AND_CITY: ['postalCode', 'city'],
  NOTHING: [],
} as const satisfies Record<string, readonly (keyof EventLocation)[]>;

export type LocationVisibility = keyof typeof visibleParts;

/** The location as seen by a person who has no confirmed seat and does not organise the event. Always a new object. */
export function visibleLocation(place: EventLocation, visibility: LocationVisibility): EventLocation {
  const parts: readonly (keyof EventLocation)[] = visibleParts[visibility];
  const shown = <Part extends keyof EventLocation>(part: Part) => (parts.includes(part) ? place[part] : null);
  return {
    addressLine: shown('addressLine'),
    latitude: shown('latitude'),
    longitude: shown('longitude'),
    googleMapsLink: shown('googleMapsLink'),
    country: shown('country'),
    region: shown('region'),
    city: shown('city'),
    postalCode: shown('postalCode'),
  };
}
