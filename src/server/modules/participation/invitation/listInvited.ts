import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InvitedPeople, InvitedPerson } from '../../../../generated/api/eventInvitation';
import type { Orm } from '../../../db/database';
import { eventInvitations, participants, type InvitedAs } from '../../../db/schema';
import { eventPersonColumns, isUnblockedMember } from '../../../eventAccess/people';
import type { Viewer } from '../../../eventAccess/viewer';
import { isShownAs } from '../../../people/membershipState';
import { nameIn } from '../../../people/nameColumns';
import { pageOf, pageSize } from '../../../people/paging';

const inviter = alias(participants, 'inviter');

const read = (orm: Orm, eventId: string, viewer: Viewer) =>
  orm
    .select({
      ...eventPersonColumns,
      invitedAs: eventInvitations.invitedAs,
      invitedAt: eventInvitations.invitedAt,
      ended: eventInvitations.ended,
      invitedBy: sql<string | null>`(
        select ${nameIn(inviter)} from ${participants} ${sql.identifier('inviter')}
        where ${inviter.id} = ${eventInvitations.invitedBy} and ${isShownAs(inviter)}
          and not exists (select from blocks b where
            (b.participant_id = ${viewer.participantId} and b.subject_id = ${inviter.id})
            or (b.subject_id = ${viewer.participantId} and b.participant_id = ${inviter.id})))`,
    })
    .from(eventInvitations)
    .innerJoin(participants, eq(participants.id, eventInvitations.participantId))
    .$dynamic();

const present = ({ ended, invitedAt, ...row }: Awaited<ReturnType<typeof read>>[number]): InvitedPerson => ({
  ...row,
  invitedAt: invitedAt.toISOString(),
  isDeclined: ended === 'DECLINED',
});

interface Asked {
  viewer: Viewer;
  invitedAs?: InvitedAs;
  page?: number;
}

/** E41: invited people who have not accepted, the latest first, if they are visible to the viewer. */
export async function listInvited(
  orm: Orm,
  eventId: string,
  { viewer, invitedAs, page = 0 }: Asked,
): Promise<InvitedPeople> {
  const rows = await read(orm, eventId, viewer)
    .where(
      and(
        eq(eventInvitations.eventId, eventId),
        invitedAs && eq(eventInvitations.invitedAs, invitedAs),
        sql`(${eventInvitations.ended} is null or ${eventInvitations.ended} = 'DECLINED')`,
        isUnblockedMember(viewer.participantId),
      ),
    )
    .orderBy(desc(eventInvitations.invitedAt), desc(eventInvitations.id))
    .limit(pageSize + 1)
    .offset(page * pageSize);
  const { items, ...rest } = pageOf(rows, page);
  return { list: items.map(present), ...rest };
}

export async function readInvited(
  orm: Orm,
  eventId: string,
  { viewer, participantId, invitedAs }: { viewer: Viewer; participantId: string; invitedAs: InvitedAs },
): Promise<InvitedPerson | undefined> {
  const [row] = await read(orm, eventId, viewer).where(
    and(
      eq(eventInvitations.eventId, eventId),
      eq(eventInvitations.participantId, participantId),
      eq(eventInvitations.invitedAs, invitedAs),
    ),
  );
  return row && present(row);
}
