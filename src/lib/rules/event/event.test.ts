import { describe, expect, it } from 'vitest';
import { checkEvent, cleanEvent, newEvent, type EventFields } from './eventFields';
import { momentsOf, type EventClock } from './eventTimes';
import {
  visibleParts,
  visibleLocation,
  type EventLocation,
  type LocationVisibility,
} from './visibleLocation';
import { isMapsLink } from './mapsLink';

const clock: EventClock = {
  date: '2026-11-24',
  startTime: '18:30',
  endDate: null,
  endTime: '20:00',
  timeZone: 'Europe/Berlin',
};
const place: EventLocation = {
  addressLine: 'Long Street 7',
  latitude: 51.5,
  longitude: -0.1,
  googleMapsLink: 'https://maps.google.com/?q=7',
  country: 'Germany',
  region: 'Brandenburg',
  city: 'Potsdam',
  postalCode: '14467',
};
const event: EventFields = {
  ...newEvent,
  ...clock,
  title: 'Breakfast',
  description: 'With coffee',
  organizerContact: '@ada',
  location: { ...place, locationVisibility: 'CITY' },
};
const problemsOf = (change: Partial<EventFields>) =>
  (checkEvent(cleanEvent({ ...event, ...change })).problems ?? []).map(
    ({ path, problem }) => `${path} ${problem}`,
  );
const placed = (change: Partial<EventFields['location']>) =>
  problemsOf({ location: { ...event.location, ...change } });

describe('the clock of an event', () => {
  it.each<[string, Partial<EventClock>, string, string | null]>([
    ['in winter', {}, '2026-11-24T17:30:00.000Z', '2026-11-24T19:00:00.000Z'],
    ['in summer', { date: '2026-07-01' }, '2026-07-01T16:30:00.000Z', '2026-07-01T18:00:00.000Z'],
    ['of an open end', { endTime: null }, '2026-11-24T17:30:00.000Z', null],
    [
      'across midnight',
      { endDate: '2026-11-25', endTime: '02:00' },
      '2026-11-24T17:30:00.000Z',
      '2026-11-25T01:00:00.000Z',
    ],
    ['on 29 February', { date: '2028-02-29' }, '2028-02-29T17:30:00.000Z', '2028-02-29T19:00:00.000Z'],
    [
      'over the night when clocks are put back',
      { date: '2026-10-24', startTime: '23:00', endDate: '2026-10-25', endTime: '04:00' },
      '2026-10-24T21:00:00.000Z',
      '2026-10-25T03:00:00.000Z',
    ],
    [
      'at a time that comes twice, the first',
      { date: '2026-10-25', startTime: '02:30', endTime: '04:00' },
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T03:00:00.000Z',
    ],
    [
      'where the zone is ahead by parts of an hour',
      { timeZone: 'Asia/Kathmandu' },
      '2026-11-24T12:45:00.000Z',
      '2026-11-24T14:15:00.000Z',
    ],
  ])('%s', (_, change, startsAt, endsAt) => {
    const { moments } = momentsOf({ ...clock, ...change });
    expect(moments?.startsAt.toISOString()).toBe(startsAt);
    expect(moments?.endsAt?.toISOString() ?? null).toBe(endsAt);
    expect(moments?.overAt.toISOString()).toBe(endsAt ?? startsAt);
  });

  it.each<[Partial<EventClock>, string]>([
    [{ date: '2026-02-29' }, 'date invalid'],
    [{ date: '24.11.2026' }, 'date invalid'],
    [{ date: '0026-11-24' }, 'date invalid'],
    [{ startTime: '24:00' }, 'startTime invalid'],
    [{ startTime: '7 pm' }, 'startTime invalid'],
    [{ date: '2026-03-29', startTime: '02:30', endTime: '05:00' }, 'startTime skipped'],
    [{ endTime: '18:30' }, 'endTime notAfterStart'],
    [{ endTime: '02:00' }, 'endTime notAfterStart'],
    [{ endTime: '25:00' }, 'endTime invalid'],
    [{ endTime: null, endDate: '2026-11-25' }, 'endDate invalid'],
    [{ endDate: '2026-11-31' }, 'endDate invalid'],
    [{ endDate: '2027-01-24' }, 'endDate tooLong'],
    [{ timeZone: 'Moon/Tranquility' }, 'timeZone invalid'],
    [{ timeZone: '' }, 'timeZone invalid'],
  ])('refuses %j: %s', (change, problem) => {
    const { problems } = momentsOf({ ...clock, ...change });
    expect(problems?.map(({ field, problem: what }) => `${field} ${what}`)).toEqual([problem]);
  });
});

describe('the rules of the form', () => {
  it('take an event with every field', () => {
    const paid = { paid: true, price: 19.99, paymentLink: 'https://pay.example/7' };
    const online = { eventType: 'ONLINE', onlineMeetingLink: 'https://meet.example/7' } as const;
    expect(problemsOf({ ...paid, ...online, maxParticipants: 20, approvalRequired: true })).toEqual([]);
  });

  it('name every field that is missing at once', () => {
    const { problems } = checkEvent(cleanEvent({ ...newEvent, eventType: 'ONLINE', paid: true }));
    const named = problems?.map(({ path, problem }) => `${path} ${problem}`);
    for (const path of [
      'title',
      'description',
      'date',
      'startTime',
      'timeZone',
      'organizerContact',
      'location.country',
      'location.city',
      'onlineMeetingLink',
      'price',
      'paymentLink',
    ]) {
      expect(named).toContain(`${path} missing`);
    }
  });

  it.each<[Partial<EventFields>, string]>([
    [{ title: '\u200B \u202E' }, 'title missing'],
    [{ title: 'x'.repeat(121) }, 'title tooLong'],
    [{ description: 'x'.repeat(5001) }, 'description tooLong'],
    [{ eventType: 'ONLINE', onlineMeetingLink: 'http://meet.example/7' }, 'onlineMeetingLink invalid'],
    [{ onlineMeetingLink: 'javascript:alert(1)' }, 'onlineMeetingLink invalid'],
    [{ paid: true, price: 0, paymentLink: 'https://pay.example/7' }, 'price invalid'],
    [{ paid: true, price: 1.005, paymentLink: 'https://pay.example/7' }, 'price invalid'],
    [{ paid: true, price: 5, currency: 'XYZ', paymentLink: 'https://pay.example/7' }, 'currency invalid'],
    [{ paid: true, price: 5, paymentLink: 'pay.example/7' }, 'paymentLink invalid'],
    [{ maxParticipants: 0 }, 'maxParticipants invalid'],
    [{ maxParticipants: 1.5 }, 'maxParticipants invalid'],
  ])('refuse %j: %s', (change, problem) => expect(problemsOf(change)).toEqual([problem]));

  it.each<[Partial<EventFields['location']>, string]>([
    [{ city: ' ' }, 'location.city missing'],
    [{ latitude: 90.1 }, 'location.latitude invalid'],
    [{ longitude: -180.1 }, 'location.longitude invalid'],
    [{ latitude: null }, 'location.latitude alone'],
    [{ googleMapsLink: 'https://maps.example/7' }, 'location.googleMapsLink invalid'],
  ])('refuse a place with %j: %s', (change, problem) => expect(placed(change)).toEqual([problem]));

  it('keep nothing that does not apply, and no sign that turns the text around it', () => {
    const cleaned = cleanEvent({
      ...event,
      title: ' Break\u202Efast  ',
      price: 5,
      paymentLink: 'https://pay.example/7',
      endDate: event.date,
    });
    expect(cleaned).toMatchObject({ title: 'Breakfast', price: null, paymentLink: '', endDate: null });
  });
});

describe('EVT-03 what is shown of a place', () => {
  it('is of each of the nine visibilities what its name says', () => {
    const seen = Object.keys(visibleParts).map((visibility) => {
      const shown = visibleLocation(place, visibility as LocationVisibility);
      return [
        visibility,
        ...Object.keys(shown).filter((part) => shown[part as keyof EventLocation] !== null),
      ];
    });
    expect(seen).toEqual([
      [
        'FULL_ADDRESS',
        'addressLine',
        'latitude',
        'longitude',
        'googleMapsLink',
        'country',
        'region',
        'city',
        'postalCode',
      ],
      ['WITHOUT_STREET', 'country', 'region', 'city', 'postalCode'],
      ['COUNTRY_AND_CITY', 'country', 'city'],
      ['CITY', 'city'],
      ['COUNTRY', 'country'],
      ['STREET', 'addressLine'],
      ['REGION_AND_CITY', 'region', 'city'],
      ['POSTAL_CODE_AND_CITY', 'city', 'postalCode'],
      ['NOTHING'],
    ]);
  });
});

describe('an address of Google Maps', () => {
  it.each([
    ['https://www.google.com/maps/place/Potsdam/@52.4,13.06,15z', true],
    ['https://maps.google.co.uk/?q=52.4,13.06', true],
    ['https://google.de/maps?q=52.4,13.06', true],
    ['https://maps.app.goo.gl/AbC123', true],
    ['https://goo.gl/maps/AbC123', true],
    ['https://goo.gl/AbC123', false],
    ['https://maps.app.goo.gl/', false],
    ['http://www.google.com/maps', false],
    ['https://www.google.com/search?q=maps', false],
    ['https://www.google.com.evil.example/maps', false],
    ['https://evilgoogle.com/maps', false],
    ['https://maps.google.com.br/?q=1,2', true],
    ['https://www.google.ru/maps', true],
    ['https://evil.google.com/maps', false],
    ['https://www.maps.google.com/maps', false],
    ['https://me@www.google.com/maps', false],
    ['javascript:alert(1)', false],
  ])('%s: %s', (link, is) => expect(isMapsLink(link)).toBe(is));

  // Anybody may register one of these.
  it.each(['xyz', 'zip', 'me.uk', 'com.evil', 'co.xx', 'dev', 'maps', 'c'])(
    'google.%s is not Google',
    (suffix) => expect(isMapsLink(`https://maps.google.${suffix}/maps?q=1,2`)).toBe(false),
  );
});
