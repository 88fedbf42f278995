import { and, eq, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { EventInvitation } from '../../generated/api/event';
import type { Orm } from '../db/database';
import { eventInvitations, participants, type InvitedAs } from '../db/schema';
import { isUnblockedMember } from './people';

interface Invited {
  eventId: string;
  participantId: string;
}

export type StoredInvitation = typeof eventInvitations.$inferSelect;

const isTo = ({ eventId, participantId }: Invited, invitedAs: InvitedAs) =>
  and(
    eq(eventInvitations.eventId, eventId),
    eq(eventInvitations.participantId, participantId),
    eq(eventInvitations.invitedAs, invitedAs),
  );

/** The state of an invitation, open or not. */
export async function findInvitation(
  orm: Orm,
  invited: Invited,
  invitedAs: InvitedAs,
): Promise<StoredInvitation | undefined> {
  const [found] = await orm.select().from(eventInvitations).where(isTo(invited, invitedAs));
  return found;
}

/** An open invitation whose author is visible to the invited person: a block ends it. */
export async function openInvitation(
  orm: Orm,
  invited: Invited,
  invitedAs: InvitedAs,
): Promise<StoredInvitation | undefined> {
  const [found] = await orm
    .select({ invitation: eventInvitations })
    .from(eventInvitations)
    .innerJoin(participants, eq(participants.id, eventInvitations.invitedBy))
    .where(
      and(isTo(invited, invitedAs), isNull(eventInvitations.ended), isUnblockedMember(invited.participantId)),
    );
  return found?.invitation;
}

export async function endInvitation(
  orm: Orm,
  id: string,
  ended: NonNullable<StoredInvitation['ended']>,
  at: Date,
): Promise<void> {
  await orm.update(eventInvitations).set({ ended, endedAt: at }).where(eq(eventInvitations.id, id));
}

/** Ends open invitations of a person who leaves, both to them and by them, for one event or for all. */
export async function withdrawInvitations(
  orm: Orm,
  participantId: string,
  at: Date,
  { by, eventId }: { by?: 'themselves'; eventId?: string } = {},
): Promise<void> {
  const isTheirs = eq(eventInvitations.invitedBy, participantId);
  await orm
    .update(eventInvitations)
    .set({ ended: 'WITHDRAWN', endedAt: at })
    .where(
      and(
        isNull(eventInvitations.ended),
        by ? isTheirs : or(isTheirs, eq(eventInvitations.participantId, participantId)),
        eventId === undefined ? undefined : eq(eventInvitations.eventId, eventId),
      ),
    );
}

/** Open invitations whose author is visible to the invited person. */
const open = sql`event_invitations i join participants p on p.id = i.invited_by
  where i.ended is null and p.enabled and p.profile_enabled and not exists (
    select from blocks b where (b.participant_id = p.id and b.subject_id = i.participant_id)
      or (b.subject_id = p.id and b.participant_id = i.participant_id))`;

/** The events to which a person is invited. */
export const invitedTo = (participantId: SQLWrapper): SQL =>
  sql`select i.event_id from ${open} and i.participant_id = ${participantId}`;

/** A person's open invitations to an event, as a column of a query about the event. */
export const ownInvitations = (
  eventId: SQLWrapper,
  participantId: SQLWrapper,
): SQL<EventInvitation[]> => sql`(
  select coalesce(json_agg(json_build_object('invitedAs', i.invited_as, 'by', json_build_object(
    'id', p.id, 'slug', p.slug, 'firstName', p.first_name, 'lastName', p.last_name, 'avatarUrl', p.avatar_url))
    order by i.invited_as), '[]')
  from ${open} and i.event_id = ${eventId} and i.participant_id = ${participantId})`;
