import { sql, type SQL } from 'drizzle-orm';
import { connections, eventOrganisers, eventParticipations, events, participants } from '../../db/schema';

/** People of the viewer’s events: those in one table of their people, where the viewer is in the other. */
const ofEvents = (
  own: typeof eventOrganisers | typeof eventParticipations,
  other: typeof eventOrganisers | typeof eventParticipations,
  viewerId: string,
): SQL => sql`select other.participant_id from ${own} as own
  join ${events} on ${events.id} = own.event_id and ${events.deletedAt} is null
  join ${other} as other on other.event_id = own.event_id
  where own.participant_id = ${viewerId}
    and ${own === eventParticipations ? sql`own` : sql`other`}.status <> 'CANCELLED'`;

export const connectedWith = (viewerId: string): SQL => sql`
  select ${connections.secondId} from ${connections} where ${connections.firstId} = ${viewerId}
  union all
  select ${connections.firstId} from ${connections} where ${connections.secondId} = ${viewerId}`;

/**
 * Whether a member may begin a chat with the person of `participants`: connections, an organiser with the people of
 * their event and the other way round, managers with members and the other way round.
 */
export const mayBeginWith = ({ viewerId, isManager }: { viewerId: string; isManager: boolean }): SQL =>
  isManager
    ? sql`true`
    : sql`(${participants.isManager} or ${participants.id} = any(array(${connectedWith(viewerId)}
        union all ${ofEvents(eventOrganisers, eventParticipations, viewerId)}
        union all ${ofEvents(eventParticipations, eventOrganisers, viewerId)})))`;
