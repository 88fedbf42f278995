import { sql, type SQL } from 'drizzle-orm';
import type { EventPerson } from '../../../generated/api/event';
import type { Database } from '../../db/database';
import { eventParticipations, events, participants } from '../../db/schema';
import { forEachSees, type Viewing } from '../../people/viewing';
import { isThereAt } from '../../eventAccess/people';
import { viewingOf, type Scope, type Viewer } from '../../eventAccess/viewer';

/** Maximum number of faces with an event. */
const most = 5;

/** Some participants of the event in a query, the earliest first, without those who are invisible to the viewer. */
export const facesFor = (viewing: Viewing): SQL<EventPerson[]> => {
  const going = sql`
    select ${participants.id} as id, case when ${participants.enabled} then ${participants.slug} end as slug, ${participants.firstName} as first_name,
      ${participants.lastName} as last_name, ${participants.avatarUrl} as avatar_url
    from ${eventParticipations} join ${participants} on ${participants.id} = ${eventParticipations.participantId}
    where ${eventParticipations.eventId} = ${events.id} and ${eventParticipations.status} = 'CONFIRMED'
      and ${isThereAt(events.id, viewing)}
    order by ${eventParticipations.askedAt}, ${eventParticipations.participantId}
    limit ${sql.raw(String(most))}`;
  return sql<EventPerson[]>`(
    select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'firstName', first_name,
      'lastName', last_name, 'avatarUrl', avatar_url)), '[]'::json)
    from (${going}) as face)`;
};

/** Those of one event, as a prepared statement. */
export function createFaces({ prepare }: Pick<Database, 'prepare'>, now: () => Date) {
  const places = {
    communityId: sql.placeholder('communityId'),
    viewerId: sql.placeholder('viewerId'),
    now: sql.placeholder('now'),
  };
  const read = forEachSees((sees) =>
    prepare(`event faces for ${sees}`, (orm) =>
      orm
        .select({ faces: facesFor({ ...places, sees }) })
        .from(events)
        .where(sql`${events.id} = ${sql.placeholder('id')}`),
    ),
  );
  return async (id: string, viewer: Viewer, community: Scope): Promise<EventPerson[]> => {
    const { sees, now: at, ...viewing } = viewingOf(viewer, community, now());
    const [found] = await read[sees]({ ...viewing, id, now: at.toISOString() });
    return found?.faces ?? [];
  };
}
