import { sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/database';
import {
  blocks,
  bookmarks,
  chatMembers,
  connections,
  eventParticipations,
  eventOrganisers,
  eventWaits,
  events,
  invitationAcceptances,
  matchingResults,
  matchings,
  meetings,
  participants,
  pastContacts,
  relations,
  requestAnswers,
  users,
} from '../db/schema';
import { isDelivered } from './delivered';

/** Two participants of one community. */
interface Pair {
  viewerId: string;
  subjectId: string;
  now: Date;
}

const either = (one: unknown, other: unknown, { viewerId, subjectId }: Pair): SQL =>
  sql`((${one} = ${viewerId} and ${other} = ${subjectId}) or (${one} = ${subjectId} and ${other} = ${viewerId}))`;

const toSubject = (one: unknown, other: unknown, { viewerId, subjectId }: Pair): SQL =>
  sql`(${one} = ${viewerId} and ${other} = ${subjectId})`;

/** The events of a person in any role, also past ones. */
const eventsOf = (participantId: string): SQL => sql`(
  select ${eventParticipations.eventId} from ${eventParticipations} where ${eventParticipations.participantId} = ${participantId}
  union all select ${eventWaits.eventId} from ${eventWaits} where ${eventWaits.participantId} = ${participantId}
  union all select ${eventOrganisers.eventId} from ${eventOrganisers} where ${eventOrganisers.participantId} = ${participantId}
  union all select ${events.id} from ${events} where ${events.createdBy} = ${participantId})`;

const userOf = (participantId: string): SQL =>
  sql`(select ${participants.userId} from ${participants} where ${participants.id} = ${participantId})`;

/**
 * How the viewer learned of the subject, each as a condition. What only the subject knows (that they hid or bookmarked
 * the viewer, or that their introduction waits) is not among them: a report must not reveal it.
 */
const ways = {
  introduced: (pair) =>
    sql`exists (select from ${relations} where ${toSubject(relations.participantId, relations.subjectId, pair)}
      or (${toSubject(relations.subjectId, relations.participantId, pair)} and ${isDelivered(pair.now)}))`,
  connected: (pair) =>
    sql`exists (select from ${connections} where ${either(connections.firstId, connections.secondId, pair)})`,
  before: (pair) =>
    sql`exists (select from ${pastContacts} where ${either(pastContacts.firstId, pastContacts.secondId, pair)})`,
  blocked: (pair) =>
    sql`exists (select from ${blocks} where ${either(blocks.participantId, blocks.subjectId, pair)})`,
  bookmarked: (pair) =>
    sql`exists (select from ${bookmarks} where ${toSubject(bookmarks.participantId, bookmarks.subjectId, pair)})`,
  recommended: (pair) =>
    sql`exists (select from ${matchings} join ${matchingResults} on ${matchingResults.matchingId} = ${matchings.id}
      where ${matchingResults.viewerId} = ${pair.viewerId} and ${either(matchings.firstId, matchings.secondId, pair)})`,
  met: (pair) =>
    sql`exists (select from ${meetings} where ${either(meetings.firstId, meetings.secondId, pair)})`,
  answered: (pair) =>
    sql`exists (select from ${requestAnswers}
      where ${either(requestAnswers.participantId, requestAnswers.authorId, pair)})`,
  inOneChat: ({ viewerId, subjectId }) =>
    sql`exists (select from ${chatMembers} as own join ${chatMembers} as other on other.chat_id = own.chat_id
      where own.person_id = ${viewerId} and other.person_id = ${subjectId})`,
  atOneEvent: ({ viewerId, subjectId }) =>
    sql`exists (select from (${eventsOf(viewerId)} intersect ${eventsOf(subjectId)}) as common)`,
  invited: ({ viewerId, subjectId }) =>
    sql`exists (select from ${invitationAcceptances}
      where (${invitationAcceptances.inviterId} = ${viewerId} and ${invitationAcceptances.userId} = ${userOf(subjectId)})
      or (${invitationAcceptances.inviterId} = ${subjectId} and ${invitationAcceptances.userId} = ${userOf(viewerId)}))`,
  manages: ({ subjectId }) =>
    sql`exists (select from ${participants} join ${users} on ${users.id} = ${participants.userId}
      where ${participants.id} = ${subjectId} and (${participants.isManager} or ${users.role} = 'ROLE_ADMIN'))`,
} satisfies Record<string, (pair: Pair) => SQL>;

/** If members see each other: everybody who is or was a member. */
const wasMember = (subjectId: string): SQL => sql`exists (select from ${participants}
  where ${participants.id} = ${subjectId} and (${participants.enabled} or ${participants.removedAt} is not null))`;

/**
 * Whether a member ever had contact with another person of their community, so that they may report them. A block, or
 * anything else that hides the two from each other, does not end it.
 */
export async function hadContact(
  orm: Orm,
  { id, community }: { id: string; community: { transparent: boolean } },
  pair: Pair,
): Promise<boolean> {
  const each = Object.values(ways).map((way) => way(pair));
  const any = sql.join(community.transparent ? [wasMember(pair.subjectId), ...each] : each, sql` or `);
  const found = await orm.execute<{ had: boolean }>(sql`select ${any} as had
    from ${participants} where ${participants.id} = ${pair.subjectId} and ${participants.communityId} = ${id}`);
  return found.rows[0]?.had === true;
}
