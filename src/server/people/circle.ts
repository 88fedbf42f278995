import { sql, type SQL } from 'drizzle-orm';
import {
  chatMembers,
  connections,
  eventInvitations,
  eventParticipations,
  eventOrganisers,
  events,
  eventWaits,
  matchingResults,
  matchingRounds,
  matchings,
  participants,
  relations,
  requestAnswers,
} from '../db/schema';
import { isDelivered } from './delivered';
import { otherOf } from './pair';
import type { Viewing } from './viewing';

type Knowing = Pick<Viewing, 'communityId' | 'viewerId' | 'now'>;

const seen = sql.identifier('seen');

/** Everybody with a participation or role at events of the viewer. Deleted events do not count. */
const atEvents = (own: typeof eventParticipations | typeof eventOrganisers, others: SQL, which: SQL) => sql`
  select ${seen}.participant_id from ${own} as own
  join ${events} on ${events.id} = own.event_id and ${events.deletedAt} is null
  join ${others} as ${seen} on ${seen}.event_id = own.event_id
  where ${which}`;

/**
 * The reasons why a member sees another where members do not see each other: a query of ids for each, by the viewer's
 * own rows. A reason ends with its row.
 */
const reasons: Record<string, (knowing: Knowing) => SQL> = {
  oneself: ({ viewerId }) => sql`select ${viewerId}::text`,

  connected: ({ viewerId }) => sql`
    select ${connections.secondId} from ${connections} where ${connections.firstId} = ${viewerId}
    union all
    select ${connections.firstId} from ${connections} where ${connections.secondId} = ${viewerId}`,

  recommended: ({ viewerId }) => sql`
    select ${otherOf(viewerId, matchings)}
    from ${matchingResults} join ${matchings} on ${matchings.id} = ${matchingResults.matchingId}
    join ${matchingRounds} on ${matchingRounds.id} = ${matchings.roundId} and ${matchingRounds.state} <> 'begun'
    where ${matchingResults.viewerId} = ${viewerId} and ${matchingResults.rank} > 0`,

  // A member who was hidden after an introduction had been delivered keeps `deliverAt`.
  introductionSent: ({ viewerId }) => sql`
    select ${relations.subjectId} from ${relations}
    where ${relations.participantId} = ${viewerId} and ${relations.deliverAt} is not null`,

  introductionReceived: ({ viewerId, now }) => sql`
    select ${relations.participantId} from ${relations}
    where ${relations.subjectId} = ${viewerId} and ${isDelivered(now)} and ${relations.declinedAt} is null`,

  /** An answer introduces its author to the author of the request. */
  requestAnswered: ({ viewerId }) => sql`
    select ${requestAnswers.authorId} from ${requestAnswers} where ${requestAnswers.participantId} = ${viewerId}`,

  goesToTheSameEvent: ({ viewerId }) =>
    atEvents(
      eventParticipations,
      sql`${eventParticipations}`,
      sql`own.participant_id = ${viewerId} and own.status = 'CONFIRMED' and ${seen}.status = 'CONFIRMED'`,
    ),

  organisesWhereTheViewerGoes: ({ viewerId }) =>
    atEvents(
      eventParticipations,
      sql`${eventOrganisers}`,
      sql`own.participant_id = ${viewerId} and own.status = 'CONFIRMED'`,
    ),

  organisesTheSameEvent: ({ viewerId }) =>
    atEvents(eventOrganisers, sql`${eventOrganisers}`, sql`own.participant_id = ${viewerId}`),

  /** Organisers see everybody with a participation in any state. */
  wasAtAnOwnEvent: ({ viewerId }) =>
    atEvents(eventOrganisers, sql`${eventParticipations}`, sql`own.participant_id = ${viewerId}`),

  waitsForAnOwnEvent: ({ viewerId }) =>
    atEvents(
      eventOrganisers,
      sql`${eventWaits}`,
      sql`own.participant_id = ${viewerId} and ${seen}.ended_at is null`,
    ),

  /** An invitation to an event introduces its author for as long as it waits for an answer. */
  invitedToAnEvent: ({ viewerId }) => sql`
    select ${eventInvitations.invitedBy} from ${eventInvitations}
    where ${eventInvitations.participantId} = ${viewerId} and ${eventInvitations.ended} is null
      and ${eventInvitations.invitedBy} is not null`,

  sharesAChat: ({ viewerId }) => sql`
    select ${seen}.person_id from ${chatMembers} as own
    join ${chatMembers} as ${seen} on ${seen}.chat_id = own.chat_id and ${seen}.left_at is null
    where own.person_id = ${viewerId} and own.left_at is null`,

  managesTheCommunity: ({ communityId }) => sql`
    select manager.id from ${participants} as manager where manager.community_id = ${communityId} and manager.is_manager`,
};

/** Ids of everybody a member knows, for `in (…)`. Ids may come more than once. */
export const circleOf = (knowing: Knowing): SQL =>
  sql.join(
    Object.values(reasons).map((reason) => reason(knowing)),
    sql` union all `,
  );
