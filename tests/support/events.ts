import type { Event } from '../../src/generated/api/event';
import { eventParticipations, eventOrganisers, events, eventWaits } from '../../src/server/db/schema';
import type { Orm } from '../../src/server/db/database';
import type { ParticipationStatus } from '../../src/lib/rules/event/participation';
import type { Person } from './people';
import type { TestServer } from './server';

/** The fields of an event with an on-site location that check-in knows. */
export const eventBody = {
  title: 'Breakfast',
  description: 'With coffee.',
  organizerContact: '@ada_organises',
  date: '2030-06-01',
  startTime: '09:00',
  endTime: '11:00',
  timeZone: 'Europe/Berlin',
  eventType: 'ONLINE',
  onlineMeetingLink: 'https://meet.example/farlink',
  location: {
    addressLine: 'Long Street 7',
    latitude: 52.4,
    longitude: 13.06,
    city: 'Potsdam',
    googleMapsLink: 'https://maps.app.goo.gl/point',
    country: 'Germany',
    region: 'Brandenburg',
    postalCode: '14467',
    locationVisibility: 'CITY',
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

interface StoredEventOptions {
  id: string;
  communityId: string;
  organisers?: string[];
  participants?: Record<string, ParticipationStatus>;
  /** People on the waiting list. */
  waiting?: string[];
  /** Further columns. */
  event?: Partial<typeof events.$inferInsert>;
}

/** Puts an event straight into the database, with people: for tables over every call. */
export async function storeEvent(
  orm: Orm,
  { id, communityId, organisers = [], participants = {}, waiting = [], event = {} }: StoredEventOptions,
): Promise<string> {
  const { location, ...written } = eventBody;
  const { locationVisibility, ...place } = location;
  const at = new Date('2026-01-06T12:00:00Z');
  const row: typeof events.$inferInsert = {
    ...written,
    id,
    communityId,
    location: place,
    locationVisibility,
    startsAt: new Date('2030-06-01T07:00:00Z'),
    endsAt: new Date('2030-06-01T09:00:00Z'),
    overAt: new Date('2030-06-01T09:00:00Z'),
    paid: false,
    currency: 'EUR',
    paymentLink: '',
    visibility: 'PUBLIC',
    approvalRequired: false,
    createdAt: at,
    updatedAt: at,
    ...event,
  };
  await orm.insert(events).values(row);
  for (const participantId of organisers) {
    await orm.insert(eventOrganisers).values({ eventId: id, participantId, addedAt: at });
  }
  for (const [participantId, status] of Object.entries(participants)) {
    await orm.insert(eventParticipations).values({
      eventId: id,
      participantId,
      status,
      askedAt: at,
      changedAt: at,
      // As if they had done it themselves.
      agreedAt: status === 'CANCELLED' ? null : at,
    });
  }
  for (const participantId of waiting) {
    await orm
      .insert(eventWaits)
      .values({ id: `${id}:${participantId}`, eventId: id, participantId, joinedAt: at });
  }
  return id;
}
