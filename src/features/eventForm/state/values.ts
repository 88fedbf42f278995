import type { CreateEventBody, Event } from '../../../generated/api/event';
import { cleanEvent, newEvent, type EventFields } from '../../../lib/rules/event/eventFields';
import type { Repeat } from '../../../lib/rules/event/series';

/** An event as the values of the form's fields: numbers as typed, and no nulls. */
export type FormValues = Omit<
  EventFields,
  'location' | 'price' | 'maxParticipants' | 'endDate' | 'endTime'
> & {
  [Part in keyof Omit<EventFields['location'], 'locationVisibility'>]: string;
} & Pick<EventFields['location'], 'locationVisibility'> &
  Record<'price' | 'maxParticipants' | 'endDate' | 'endTime', string> & {
    /** Only for new events: the interval and the number of times. */
    repeat: 'NEVER' | Repeat['every'];
    repeatTimes: string;
  };

const shown = (value: string | number | null): string => (value === null ? '' : String(value));
const placeParts = [
  'addressLine',
  'latitude',
  'longitude',
  'googleMapsLink',
  'country',
  'region',
  'city',
  'postalCode',
] as const;
const shownAll = <Key extends string>(values: Record<Key, string | number | null>, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, shown(values[key])])) as Record<Key, string>;
const numbers = ['price', 'maxParticipants'] as const;
const ends = ['endDate', 'endTime'] as const;

function valuesFrom({ location, ...fields }: EventFields): FormValues {
  const { locationVisibility } = location;
  return {
    ...fields,
    ...shownAll(fields, numbers),
    ...shownAll(fields, ends),
    ...shownAll(location, placeParts),
    locationVisibility,
    repeat: 'NEVER',
    repeatTimes: '4',
  };
}

interface Beginning {
  /** The currency of the community. */
  currency?: string;
  /** The event that its author created last: another is often in the same place, on the same terms. */
  last?: Event;
}

/** The initial values of a new event. */
export function newValues(
  timeZone: string,
  { currency = newEvent.currency, last }: Beginning = {},
): FormValues {
  const empty = valuesFrom({ ...newEvent, timeZone, currency });
  if (!last) return empty;
  const { title, description, date, startTime, endDate, endTime } = empty;
  return { ...valuesOf(last), title, description, date, startTime, endDate, endTime };
}

/** The values of an event for its organisers. */
export const valuesOf = (event: Event): FormValues =>
  valuesFrom({
    ...newEvent,
    ...(Object.fromEntries(
      Object.keys(newEvent).map((key) => [
        key,
        event[key as keyof EventFields] ?? newEvent[key as keyof EventFields],
      ]),
    ) as Partial<EventFields>),
    price: event.price,
    maxParticipants: event.maxParticipants,
    location: event.location,
  });

/** A number as people write it. NaN for other texts, which no rule accepts. */
function numberOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}

/** The values in the format of the shared rules. */
export function fieldsOf(values: FormValues): EventFields {
  const { addressLine, latitude, longitude, googleMapsLink, locationVisibility, ...more } = values;
  const { country, region, city, postalCode, endDate, endTime, price, maxParticipants, ...others } = more;
  const { repeat: _, repeatTimes: __, ...plain } = others;
  return cleanEvent({
    ...plain,
    location: {
      addressLine,
      googleMapsLink,
      country,
      region,
      city,
      postalCode,
      locationVisibility,
      latitude: numberOf(latitude),
      longitude: numberOf(longitude),
    },
    endDate: endDate || null,
    endTime: endTime || null,
    price: numberOf(price),
    maxParticipants: numberOf(maxParticipants),
  });
}

/** The repetition of a new event (EVT-13), with NaN for an invalid number. Undefined if it does not repeat. */
export const repeatOf = ({ repeat, repeatTimes }: FormValues): Repeat | undefined =>
  repeat === 'NEVER' ? undefined : { every: repeat, times: numberOf(repeatTimes) ?? NaN };

/** The request (E04, E05). */
export function bodyOf({ location, ...fields }: EventFields): CreateEventBody {
  const { latitude, longitude, locationVisibility } = location;
  const texts = Object.fromEntries(placeParts.map((key) => [key, String(location[key] ?? '')]));
  return { ...fields, location: { ...texts, latitude, longitude, locationVisibility } };
}
