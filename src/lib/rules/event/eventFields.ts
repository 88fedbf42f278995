import { cleanLine, cleanText, textLength } from '../text';
import { isMeetingLink } from '../meeting/places';
import { momentsOf, type ClockProblem, type EventClock, type EventMoments } from './eventTimes';
import type { EventLocation, LocationVisibility } from './visibleLocation';
import { isMapsLink } from './mapsLink';

/** An event as its organisers write it. */
export interface EventFields extends EventClock {
  title: string;
  description: string;
  location: EventLocation & { locationVisibility: LocationVisibility };
  eventType: 'ONLINE' | 'OFFLINE';
  onlineMeetingLink: string;
  paid: boolean;
  /** In the currency's units. */
  price: number | null;
  currency: string;
  paymentLink: string;
  visibility: 'PUBLIC' | 'PRIVATE';
  approvalRequired: boolean;
  /** Null: unlimited. */
  maxParticipants: number | null;
  /** Whether people may join a waiting list when the event is full. */
  waitingListEnabled: boolean;
  organizerContact: string;
}

/** The defaults of a new event. */
export const newEvent: EventFields = {
  title: '',
  description: '',
  date: '',
  startTime: '',
  endDate: null,
  endTime: null,
  timeZone: '',
  location: {
    addressLine: null,
    latitude: null,
    longitude: null,
    googleMapsLink: null,
    country: null,
    region: null,
    city: null,
    postalCode: null,
    locationVisibility: 'FULL_ADDRESS',
  },
  eventType: 'OFFLINE',
  onlineMeetingLink: '',
  paid: false,
  price: null,
  currency: 'EUR',
  paymentLink: '',
  visibility: 'PUBLIC',
  approvalRequired: false,
  maxParticipants: null,
  waitingListEnabled: false,
  organizerContact: '',
};

/** Longest texts, in characters. */
export const longest = {
  title: 120,
  description: 5000,
  organizerContact: 300,
  addressLine: 300,
  country: 100,
  region: 100,
  city: 100,
  postalCode: 20,
  link: 1000,
} as const;
/** Dearest and largest. */
const mostPrice = 10_000_000;
const mostPlaces = 100_000;

/** An invalid field, dotted inside `location`, and its error. */
export interface EventProblem {
  path: string;
  problem: 'missing' | 'tooLong' | 'alone' | ClockProblem['problem'];
}

const line = (text: string | null): string | null => cleanLine(text ?? '') || null;

/**
 * The fields as they are stored: texts without surrounding blanks and invisible characters, and fields that do not
 * apply emptied.
 */
export function cleanEvent(fields: EventFields): EventFields {
  const { location, paid } = fields;
  const { addressLine, googleMapsLink, country, region, city, postalCode } = location;
  return {
    ...fields,
    title: cleanLine(fields.title),
    description: cleanText(fields.description),
    endTime: fields.endTime || null,
    endDate: fields.endDate && fields.endDate !== fields.date ? fields.endDate : null,
    location: {
      ...location,
      addressLine: line(addressLine),
      googleMapsLink: line(googleMapsLink),
      country: line(country),
      region: line(region),
      city: line(city),
      postalCode: line(postalCode),
    },
    onlineMeetingLink: cleanLine(fields.onlineMeetingLink),
    price: paid ? fields.price : null,
    paymentLink: paid ? cleanLine(fields.paymentLink) : '',
    organizerContact: cleanLine(fields.organizerContact),
  };
}

const isPrice = (price: number): boolean =>
  price > 0 && price <= mostPrice && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

const currencies = new Set(Intl.supportedValuesOf('currency'));

const within = (value: number | null, bound: number): boolean => value === null || Math.abs(value) <= bound;

/** All errors of an event by the rules of EVT-02. Expects the result of `cleanEvent`. */
export function checkEvent(
  fields: EventFields,
): { moments: EventMoments; problems?: undefined } | { moments?: undefined; problems: EventProblem[] } {
  const { location } = fields;
  const problems: EventProblem[] = [];
  const say = (path: string, problem: EventProblem['problem']) => problems.push({ path, problem });
  const text = (path: string, value: string | null, most: number, needed = false) => {
    if (!value) {
      if (needed) say(path, 'missing');
    } else if (textLength(value) > most) say(path, 'tooLong');
  };
  const link = (path: string, value: string | null, isLink: (text: string) => boolean, needed = false) => {
    text(path, value, longest.link, needed);
    if (value && value.length <= longest.link && !isLink(value)) say(path, 'invalid');
  };
  text('title', fields.title, longest.title, true);
  text('description', fields.description, longest.description, true);
  const times = momentsOf(fields);
  for (const { field, problem } of times.problems ?? []) {
    say(field, problem === 'invalid' && !fields[field] ? 'missing' : problem);
  }
  text('organizerContact', fields.organizerContact, longest.organizerContact, true);
  text('location.country', location.country, longest.country, true);
  text('location.city', location.city, longest.city, true);
  text('location.region', location.region, longest.region);
  text('location.postalCode', location.postalCode, longest.postalCode);
  text('location.addressLine', location.addressLine, longest.addressLine);
  link('location.googleMapsLink', location.googleMapsLink, isMapsLink);
  if (!within(location.latitude, 90)) say('location.latitude', 'invalid');
  if (!within(location.longitude, 180)) say('location.longitude', 'invalid');
  if ((location.latitude === null) !== (location.longitude === null)) {
    say(location.latitude === null ? 'location.latitude' : 'location.longitude', 'alone');
  }
  link('onlineMeetingLink', fields.onlineMeetingLink, isMeetingLink, fields.eventType === 'ONLINE');
  if (fields.paid) {
    if (fields.price === null) say('price', 'missing');
    else if (!isPrice(fields.price)) say('price', 'invalid');
    if (!currencies.has(fields.currency)) say('currency', 'invalid');
    link('paymentLink', fields.paymentLink, isMeetingLink, true);
  }
  const { maxParticipants: most } = fields;
  if (most !== null && !(Number.isInteger(most) && most >= 1 && most <= mostPlaces)) {
    say('maxParticipants', 'invalid');
  }
  return times.problems || problems.length > 0 ? { problems } : { moments: times.moments };
}
