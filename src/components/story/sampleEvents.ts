import type { Event, MonthEvent } from '../../generated/api/event';
import { samplePeople } from '../people/samplePeople';

/** The current time in stories of events. */
export const eventNow = () => new Date('2026-11-24T09:00:00Z');

/** A free evening in a place, with room for everybody, to which the reader is nothing yet. */
export const potluck: Event = {
  id: 'e-potluck',
  communityId: 'circle',
  seriesId: null,
  createdBy: 'p-vera',
  title: 'Potluck and pottery',
  description:
    'Bring a dish, throw a bowl. Nobody has to know how.\n\nAprons are here; wear what may get dirty.',
  date: '2026-11-26',
  startTime: '18:30',
  endDate: null,
  endTime: '21:00',
  timeZone: 'Europe/Berlin',
  startsAt: '2026-11-26T17:30:00.000Z',
  endsAt: '2026-11-26T20:00:00.000Z',
  isPast: false,
  location: {
    addressLine: 'Karl-Heine-Straße 99',
    latitude: 51.333,
    longitude: 12.334,
    googleMapsLink: null,
    country: 'Germany',
    region: 'Saxony',
    city: 'Leipzig',
    postalCode: '04229',
    locationVisibility: 'FULL_ADDRESS',
  },
  hasPlace: true,
  eventType: 'OFFLINE',
  onlineMeetingLink: null,
  paid: false,
  price: null,
  currency: null,
  paymentLink: null,
  visibility: 'PUBLIC',
  approvalRequired: false,
  maxParticipants: null,
  organizerContact: 'vera@lang.example',
  imageUrl: null,
  confirmedCount: 12,
  mayEdit: false,
  faces: samplePeople.map(({ id, slug, firstName, lastName, avatarUrl }) => ({
    id,
    slug,
    firstName,
    lastName,
    avatarUrl,
  })),
  isCancelled: false,
  placesLeft: null,
  isFull: false,
  waitingListEnabled: false,
  waitingCount: 0,
  waiting: null,
  participation: {
    eventId: 'e-potluck',
    participantId: 'p-bare',
    status: 'NOT_PARTICIPATING',
    approved: false,
    paid: false,
    checkedInAt: null,
  },
};

/** The same event for a confirmed participant: the exact location and the link. */
export const going: Event = {
  ...potluck,
  participation: { ...potluck.participation!, status: 'CONFIRMED' },
};

/** Paid, for members, with approval, nearly full, in another zone, past midnight; the location is announced later. */
export const supper: Event = {
  ...potluck,
  id: 'e-supper',
  title: 'Supper for people who left big companies',
  confirmedCount: 19,
  date: '2026-12-31',
  startTime: '20:00',
  endDate: '2027-01-01',
  endTime: '01:00',
  timeZone: 'America/New_York',
  startsAt: '2027-01-01T01:00:00.000Z',
  endsAt: '2027-01-01T06:00:00.000Z',
  location: {
    ...potluck.location,
    addressLine: null,
    latitude: null,
    longitude: null,
    postalCode: null,
    country: 'United States',
    region: null,
    city: 'New York',
    locationVisibility: 'COUNTRY_AND_CITY',
  },
  paid: true,
  price: 45,
  currency: 'USD',
  paymentLink: 'https://pay.example/supper',
  visibility: 'PRIVATE',
  approvalRequired: true,
  maxParticipants: 20,
  placesLeft: 1,
  participation: { ...potluck.participation!, eventId: 'e-supper', status: 'PENDING' },
};

/** Online, in Russian, full, and nothing of the place. */
export const podcast: Event = {
  ...potluck,
  id: 'e-podcast',
  title: 'Подкаст за час: пишем первый выпуск вместе',
  confirmedCount: 30,
  description: 'Разберём микрофон, сценарий и монтаж. К концу встречи у каждого будет готовая минута.',
  date: '2026-12-05',
  startTime: '12:00',
  endTime: null,
  timeZone: 'Europe/Moscow',
  startsAt: '2026-12-05T09:00:00.000Z',
  endsAt: null,
  eventType: 'ONLINE',
  hasPlace: false,
  maxParticipants: 30,
  placesLeft: 0,
  isFull: true,
  location: {
    addressLine: null,
    latitude: null,
    longitude: null,
    googleMapsLink: null,
    country: null,
    region: null,
    city: null,
    postalCode: null,
    locationVisibility: 'NOTHING',
  },
  participation: { ...potluck.participation!, eventId: 'e-podcast' },
};

/** One that is over, and that the reader was at. */
export const walk: Event = {
  ...potluck,
  id: 'e-walk',
  title: 'A walk along the old canal',
  confirmedCount: 8,
  isPast: true,
  date: '2026-10-18',
  startTime: '10:00',
  endTime: '13:00',
  startsAt: '2026-10-18T08:00:00.000Z',
  endsAt: '2026-10-18T11:00:00.000Z',
  participation: { ...potluck.participation!, eventId: 'e-walk', status: 'CONFIRMED' },
};

/** Cancelled after people had joined. */
export const calledOff: Event = { ...going, id: 'e-called-off', isCancelled: true };

/** A title and a place that try a layout. */
export const trying: Event = {
  ...potluck,
  id: 'e-trying',
  confirmedCount: 49_999,
  participation: null,
  title:
    'Donaudampfschifffahrtsgesellschaftskapitänsversammlung 🧑‍🚀 مؤتمر — and everything else that a title of 120 characters',
  location: {
    ...potluck.location,
    addressLine: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 1',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    country: 'United Kingdom',
  },
};

export const sampleEvents: readonly Event[] = [potluck, podcast, supper, walk];

const ofMonth = ({
  id,
  title,
  endDate,
  startTime,
  timeZone,
  startsAt,
  endsAt,
  isPast,
  isCancelled,
  eventType,
}: Event) => ({
  id,
  title,
  endDate,
  startTime,
  timeZone,
  startsAt,
  endsAt,
  isPast,
  isCancelled,
  eventType,
  status: 'NOT_PARTICIPATING' as const,
});

/** November 2026: a past event, one of two days, and a day with more events than fit in the month. */
export const sampleMonth: readonly MonthEvent[] = [
  { ...ofMonth(walk), date: '2026-11-08', startsAt: '2026-11-08T09:00:00.000Z', endsAt: null },
  ...[going, podcast, supper, trying].map((event) => ({
    ...ofMonth(event),
    date: '2026-11-26',
    endDate: null,
    startsAt: '2026-11-26T17:30:00.000Z',
    endsAt: null,
    status: event.participation?.status ?? 'NOT_PARTICIPATING',
  })),
  { ...ofMonth(potluck), id: 'e-two-days', date: '2026-11-27', endDate: '2026-11-28' },
  { ...ofMonth(calledOff), date: '2026-11-27', status: 'CONFIRMED' },
];
