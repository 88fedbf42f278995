import type { Event } from '../../src/generated/api/event';
import type { Person } from './people';
import type { TestServer } from './server';

/** What somebody writes of an event of theirs: in a place that is known to the door. */
export const eventBody = {
  ...{ title: 'Breakfast', description: 'With coffee.', organizerContact: '@ada_organises' },
  ...{ date: '2030-06-01', startTime: '09:00', endTime: '11:00', timeZone: 'Europe/Berlin' },
  eventType: 'ONLINE',
  onlineMeetingLink: 'https://meet.example/farlink',
  location: {
    ...{ addressLine: 'Long Street 7', latitude: 52.4, longitude: 13.06, city: 'Potsdam' },
    ...{ googleMapsLink: 'https://maps.app.goo.gl/point', country: 'Germany', region: 'Brandenburg' },
    ...{ postalCode: '14467', locationVisibility: 'CITY' },
  },
} as const;

/** Creates an event by the call that a person has. */
export async function createEvent(
  server: TestServer,
  by: Person,
  community: string,
  change: object = {},
): Promise<Event> {
  const as = { token: by.token, community };
  const answer = await server.post('/api/event/create', { ...eventBody, ...change }, as);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as Event;
}
