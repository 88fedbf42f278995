import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { EventPerson } from '../../../generated/api/event';
import type { Database } from '../../db/database';
import { eventParticipations, events, participants } from '../../db/schema';
import { isThereAt } from './people';

/** Faces that are told of an event. */
const most = 5;

/** Some of who goes to the event that a query reads, the first first, without those who are not there for the viewer. */
export const facesFor = (viewerId: string | Placeholder): SQL<EventPerson[]> => {
  const going = sql`
    select ${participants.id} as id, case when ${participants.enabled} then ${participants.slug} end as slug, ${participants.firstName} as first_name,
      ${participants.lastName} as last_name, ${participants.avatarUrl} as avatar_url
    from ${eventParticipations} join ${participants} on ${participants.id} = ${eventParticipations.participantId}
    where ${eventParticipations.eventId} = ${events.id} and ${eventParticipations.status} = 'CONFIRMED'
      and ${isThereAt(events.id, { participantId: viewerId })}
    order by ${eventParticipations.askedAt}, ${eventParticipations.participantId}
    limit ${sql.raw(String(most))}`;
  return sql<EventPerson[]>`(
    select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'firstName', first_name,
      'lastName', last_name, 'avatarUrl', avatar_url)), '[]'::json)
    from (${going}) as face)`;
};

/** Those of one event, made ready once. */
export function createFaces({ ready }: Pick<Database, 'ready'>) {
  const faces = ready('event faces', (orm) =>
    orm
      .select({ faces: facesFor(sql.placeholder('viewerId')) })
      .from(events)
      .where(sql`${events.id} = ${sql.placeholder('id')}`),
  );
  return async (id: string, viewerId: string): Promise<EventPerson[]> =>
    (await faces({ id, viewerId }))[0]?.faces ?? [];
}
