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
import type { Given, Viewing } from './viewing';

type Knowing = Pick<Viewing, 'communityId' | 'viewerId' | 'now'>;

interface Known {
  personId: Given;
  now: Viewing['now'];
}

const seen = sql.identifier('seen');

/** Everybody with a participation or role at events of a member. Deleted events do not count. */
const atEvents = (
  own: typeof eventParticipations | typeof eventOrganisers | typeof eventWaits,
  others: SQL,
  which: SQL,
) => sql`
  select ${seen}.participant_id from ${own} as own
  join ${events} on ${events.id} = own.event_id and ${events.deletedAt} is null
  join ${others} as ${seen} on ${seen}.event_id = own.event_id
  where ${which}`;

interface Reason {
  /** The people that the viewer sees. */
  seen: (knowing: Knowing) => SQL;
  /** Who sees a person: the same the other way round. */
  viewers: (known: Known) => SQL;
}

/** A reason that holds for both of two. */
const mutual = (of: (memberId: Given) => SQL): Reason => ({
  seen: ({ viewerId }) => of(viewerId),
  viewers: ({ personId }) => of(personId),
});

/**
 * The reasons why a member sees another where members do not see each other: queries of ids, by the own rows of either.
 * A reason ends with its row.
 */
const reasons: Record<string, Reason> = {
  oneself: mutual((id) => sql`select ${id}::text`),

  connected: mutual(
    (id) => sql`
    select ${connections.secondId} from ${connections} where ${connections.firstId} = ${id}
    union all
    select ${connections.firstId} from ${connections} where ${connections.secondId} = ${id}`,
  ),

  recommended: {
    seen: ({ viewerId }) => sql`
    select ${otherOf(viewerId, matchings)}
    from ${matchingResults} join ${matchings} on ${matchings.id} = ${matchingResults.matchingId}
    join ${matchingRounds} on ${matchingRounds.id} = ${matchings.roundId} and ${matchingRounds.state} <> 'begun'
    where ${matchingResults.viewerId} = ${viewerId} and ${matchingResults.rank} > 0`,
    viewers: ({ personId }) => sql`
    select ${matchingResults.viewerId}
    from ${matchings} join ${matchingResults} on ${matchings.id} = ${matchingResults.matchingId}
    join ${matchingRounds} on ${matchingRounds.id} = ${matchings.roundId} and ${matchingRounds.state} <> 'begun'
    where (${matchings.firstId} = ${personId} or ${matchings.secondId} = ${personId})
      and ${matchingResults.viewerId} <> ${personId} and ${matchingResults.rank} > 0`,
  },

  // A member who was hidden after an introduction had been delivered keeps `deliverAt`.
  introductionSent: {
    seen: ({ viewerId }) => sql`
    select ${relations.subjectId} from ${relations}
    where ${relations.participantId} = ${viewerId} and ${relations.deliverAt} is not null`,
    viewers: ({ personId }) => sql`
    select ${relations.participantId} from ${relations}
    where ${relations.subjectId} = ${personId} and ${relations.deliverAt} is not null`,
  },

  introductionReceived: {
    seen: ({ viewerId, now }) => sql`
    select ${relations.participantId} from ${relations}
    where ${relations.subjectId} = ${viewerId} and ${isDelivered(now)} and ${relations.declinedAt} is null`,
    viewers: ({ personId, now }) => sql`
    select ${relations.subjectId} from ${relations}
    where ${relations.participantId} = ${personId} and ${isDelivered(now)} and ${relations.declinedAt} is null`,
  },

  /** An answer introduces its author to the author of the request. */
  requestAnswered: {
    seen: ({ viewerId }) => sql`
    select ${requestAnswers.authorId} from ${requestAnswers} where ${requestAnswers.participantId} = ${viewerId}`,
    viewers: ({ personId }) => sql`
    select ${requestAnswers.participantId} from ${requestAnswers} where ${requestAnswers.authorId} = ${personId}`,
  },

  goesToTheSameEvent: mutual((id) =>
    atEvents(
      eventParticipations,
      sql`${eventParticipations}`,
      sql`own.participant_id = ${id} and own.status = 'CONFIRMED' and ${seen}.status = 'CONFIRMED'`,
    ),
  ),

  organisesWhereTheViewerGoes: {
    seen: ({ viewerId }) =>
      atEvents(
        eventParticipations,
        sql`${eventOrganisers}`,
        sql`own.participant_id = ${viewerId} and own.status = 'CONFIRMED'`,
      ),
    viewers: ({ personId }) =>
      atEvents(
        eventOrganisers,
        sql`${eventParticipations}`,
        sql`own.participant_id = ${personId} and ${seen}.status = 'CONFIRMED'`,
      ),
  },

  organisesTheSameEvent: mutual((id) =>
    atEvents(eventOrganisers, sql`${eventOrganisers}`, sql`own.participant_id = ${id}`),
  ),

  /** Organisers see everybody with a participation in any state. */
  wasAtAnOwnEvent: {
    seen: ({ viewerId }) =>
      atEvents(eventOrganisers, sql`${eventParticipations}`, sql`own.participant_id = ${viewerId}`),
    viewers: ({ personId }) =>
      atEvents(eventParticipations, sql`${eventOrganisers}`, sql`own.participant_id = ${personId}`),
  },

  waitsForAnOwnEvent: {
    seen: ({ viewerId }) =>
      atEvents(
        eventOrganisers,
        sql`${eventWaits}`,
        sql`own.participant_id = ${viewerId} and ${seen}.ended_at is null`,
      ),
    viewers: ({ personId }) =>
      atEvents(
        eventWaits,
        sql`${eventOrganisers}`,
        sql`own.participant_id = ${personId} and own.ended_at is null`,
      ),
  },

  /** An invitation to an event introduces its author for as long as it waits for an answer. */
  invitedToAnEvent: {
    seen: ({ viewerId }) => sql`
    select ${eventInvitations.invitedBy} from ${eventInvitations}
    where ${eventInvitations.participantId} = ${viewerId} and ${eventInvitations.ended} is null
      and ${eventInvitations.invitedBy} is not null`,
    viewers: ({ personId }) => sql`
    select ${eventInvitations.participantId} from ${eventInvitations}
    where ${eventInvitations.invitedBy} = ${personId} and ${eventInvitations.ended} is null`,
  },

  sharesAChat: mutual(
    (id) => sql`
    select ${seen}.person_id from ${chatMembers} as own
    join ${chatMembers} as ${seen} on ${seen}.chat_id = own.chat_id and ${seen}.left_at is null
    where own.person_id = ${id} and own.left_at is null`,
  ),

  managesTheCommunity: {
    seen: ({ communityId }) => sql`
    select manager.id from ${participants} as manager where manager.community_id = ${communityId} and manager.is_manager`,
    viewers: ({ personId }) => sql`
    select everybody.id from ${participants} as manager
    join ${participants} as everybody on everybody.community_id = manager.community_id
    where manager.id = ${personId} and manager.is_manager`,
  },
};

/** Ids of everybody a member knows, for `in (…)`. Ids may come more than once. */
export const circleOf = (knowing: Knowing): SQL =>
  sql.join(
    Object.values(reasons).map(({ seen: ids }) => ids(knowing)),
    sql` union all `,
  );

/** Ids of everybody who knows a person, as a query with the column `viewer_id`. Ids may come more than once. */
export const viewersOf = (known: Known): SQL =>
  sql`select viewing.viewer_id from (${sql.join(
    Object.values(reasons).map(({ viewers }) => viewers(known)),
    sql` union all `,
  )}) as viewing (viewer_id)`;
