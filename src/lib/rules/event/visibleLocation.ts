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

/** What those who are not confirmed see of the place (EVT-03), and which parts that is. The exact point is of the full address alone. */
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

/** A place as somebody sees it who is not confirmed and does not organise the event; always another object. */
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
