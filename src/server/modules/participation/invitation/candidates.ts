import { and, asc, eq, ilike, inArray, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { EventPerson } from '../../../../generated/api/event';
import type { Orm } from '../../../db/database';
import {
  connections,
  eventInvitations,
  eventParticipations,
  eventOrganisers,
  participants,
  type InvitedAs,
} from '../../../db/schema';
import { eventPersonColumns, isUnblockedMember } from '../../../eventAccess/people';

/** How many are suggested. */
const most = 10;

const asTyped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** An organiser and the event they invite to. */
interface Inviting {
  communityId: string;
  eventId: string;
  inviterId: string;
}

/** People whom an organiser may invite: their connections, participants of the event, and managers of the community. */
export function isCandidate(orm: Orm, { communityId, eventId, inviterId }: Inviting): SQL | undefined {
  const { firstId, secondId } = connections;
  const connected = sql`${participants.id} in (
    select ${firstId} from ${connections} where ${secondId} = ${inviterId}
    union all select ${secondId} from ${connections} where ${firstId} = ${inviterId})`;
  const { participantId, status } = eventParticipations;
  const takesPart = orm
    .select({ participantId })
    .from(eventParticipations)
    .where(and(eq(eventParticipations.eventId, eventId), inArray(status, ['PENDING', 'CONFIRMED'])));
  return and(
    eq(participants.communityId, communityId),
    ne(participants.id, inviterId),
    isUnblockedMember(inviterId),
    or(connected, inArray(participants.id, takesPart), participants.isManager),
  );
}

/** People who have the role already, or were invited to it. */
function isAskedAlready(orm: Orm, eventId: string, invitedAs: InvitedAs): SQL | undefined {
  const one = { one: sql`1` };
  const isInvited = orm
    .select(one)
    .from(eventInvitations)
    .where(
      and(
        eq(eventInvitations.eventId, eventId),
        eq(eventInvitations.participantId, participants.id),
        eq(eventInvitations.invitedAs, invitedAs),
        sql`${eventInvitations.ended} is distinct from 'WITHDRAWN'`,
        invitedAs === 'ORGANISER' ? sql`${eventInvitations.ended} is distinct from 'ACCEPTED'` : undefined,
      ),
    );
  const organises = orm
    .select(one)
    .from(eventOrganisers)
    .where(and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.participantId, participants.id)));
  const takesPart = orm
    .select(one)
    .from(eventParticipations)
    .where(
      and(
        eq(eventParticipations.eventId, eventId),
        eq(eventParticipations.participantId, participants.id),
        sql`${eventParticipations.agreedAt} is not null`,
      ),
    );
  return and(notExists(isInvited), notExists(invitedAs === 'ORGANISER' ? organises : takesPart));
}

/** E33: people whom the inviter may invite and whose names contain every typed word, sorted by name. */
export function listCandidates(
  orm: Orm,
  { search, invitedAs, ...inviting }: Inviting & { search: string; invitedAs: InvitedAs },
): Promise<EventPerson[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 5);
  const { firstName, lastName } = participants;
  const isNamed = words.map((word) => {
    const like = `%${asTyped(word)}%`;
    return or(ilike(firstName, like), ilike(lastName, like));
  });
  // Without input the first of them are suggested. A search of blanks finds nobody.
  if (search !== '' && words.length === 0) isNamed.push(sql`false`);
  return orm
    .select(eventPersonColumns)
    .from(participants)
    .where(and(isCandidate(orm, inviting), isAskedAlready(orm, inviting.eventId, invitedAs), ...isNamed))
    .orderBy(asc(firstName), asc(lastName), asc(participants.id))
    .limit(most);
}
