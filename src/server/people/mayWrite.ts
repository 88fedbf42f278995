import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { CommunityConfig } from '../../config/types';
import { connections, eventOrganisers, eventParticipations, events, participants } from '../db/schema';

/** The id of a member, perhaps given later. */
type Person = string | Placeholder | SQL;

/** People of the viewer’s events: those in one table of their people, where the viewer is in the other. */
const ofEvents = (
  own: typeof eventOrganisers | typeof eventParticipations,
  other: typeof eventOrganisers | typeof eventParticipations,
  viewerId: Person,
): SQL => sql`select other.participant_id from ${own} as own
  join ${events} on ${events.id} = own.event_id and ${events.deletedAt} is null
  join ${other} as other on other.event_id = own.event_id
  where own.participant_id = ${viewerId}
    and ${own === eventParticipations ? sql`own` : sql`other`}.status <> 'CANCELLED'`;

export const connectedWith = (viewerId: Person): SQL => sql`
  select ${connections.secondId} from ${connections} where ${connections.firstId} = ${viewerId}
  union all
  select ${connections.firstId} from ${connections} where ${connections.secondId} = ${viewerId}`;

/** Connections, an organiser with the people of their event, and the other way round. */
const reachable = (viewerId: Person): SQL => sql`array(${connectedWith(viewerId)}
  union all ${ofEvents(eventOrganisers, eventParticipations, viewerId)}
  union all ${ofEvents(eventParticipations, eventOrganisers, viewerId)})`;

/**
 * Whether a member may begin a chat with the person of `participants`: the reachable, managers with members, and the
 * other way round.
 */
export const mayBeginWith = ({ viewerId, isManager }: { viewerId: string; isManager: boolean }): SQL =>
  isManager
    ? sql`true`
    : sql`(${participants.isManager} or ${participants.id} = any(${reachable(viewerId)}))`;

/** The same for a few people who are found by something else. Nobody writes to themselves. */
export const mayWriteTo = (viewerId: Person, subjectId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${subjectId} <> ${viewerId} and (exists (select from ${participants} as either
      where either.id in (${viewerId}, ${subjectId}) and either.is_manager)
    or ${subjectId} = any(${reachable(viewerId)})))`;

/** The setting of a community that decides whether members write to each other. */
export interface Chatting {
  community: Pick<CommunityConfig['community'], 'chat'>;
}

/** What is answered about a person in a community. Undefined: no. */
export const mayWriteIn = ({ community }: Chatting, { mayWrite }: { mayWrite: boolean }): true | undefined =>
  community.chat && mayWrite ? true : undefined;
