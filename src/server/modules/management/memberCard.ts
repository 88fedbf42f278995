import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Member, Note, TimelineItem } from '../../../generated/api/member';
import type { Orm } from '../../db/database';
import { auditAliases, auditEntries, managerMessages, memberNotes, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { presentRow, rowsOf } from './memberList';

/** Maximum number of rows of each kind. */
const most = 100;

/** Entries of the audit that the card shows separately. */
const toldOtherwise = ['member.message', 'member.warn', 'note.add', 'note.delete'] as const;

/** Names of those the audit calls so, while they are in the community. */
async function namesOf(orm: Orm, communityId: string, aliases: (string | null)[]) {
  const known = [...new Set(aliases.flatMap((alias) => alias ?? []))];
  if (known.length === 0) return new Map<string | null, string>();
  const rows = await orm
    .select({ alias: auditAliases.id, first: participants.firstName, last: participants.lastName })
    .from(auditAliases)
    .innerJoin(participants, eq(participants.userId, auditAliases.userId))
    .where(and(eq(participants.communityId, communityId), inArray(auditAliases.id, known)));
  return new Map<string | null, string>(
    rows.map(({ alias, first, last }) => [alias, `${first} ${last}`.trim()]),
  );
}

const actsOn = (orm: Orm, communityId: string, userId: string) =>
  orm
    .select({ at: auditEntries.at, what: auditEntries.action, actorId: auditEntries.actorId })
    .from(auditEntries)
    .innerJoin(auditAliases, eq(auditAliases.id, auditEntries.subjectId))
    .where(
      and(
        eq(auditEntries.communityId, communityId),
        eq(auditAliases.userId, userId),
        notInArray(auditEntries.action, [...toldOtherwise]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(most);

const messagesTo = (orm: Orm, communityId: string, userId: string) =>
  orm
    .select()
    .from(managerMessages)
    .where(and(eq(managerMessages.communityId, communityId), eq(managerMessages.userId, userId)))
    .orderBy(desc(managerMessages.createdAt))
    .limit(most);

const notesOf = (orm: Orm, participantId: string) =>
  orm
    .select()
    .from(memberNotes)
    .where(eq(memberNotes.participantId, participantId))
    .orderBy(desc(memberNotes.createdAt), desc(memberNotes.id))
    .limit(most);

/** D20. The card of a member for managers. Throws 1110 if the community has no member with this id. */
export async function memberCard(
  { db, invitations, participants: members }: FastifyInstance,
  config: CommunityConfig,
  participantId: string,
): Promise<Member> {
  const { orm } = db;
  const communityId = config.id;
  const [listed] = await rowsOf(orm).where(
    and(
      eq(participants.communityId, communityId),
      eq(participants.id, participantId),
      eq(participants.isGuest, false),
    ),
  );
  if (!listed) throw new AppError(1110);
  const { member } = listed;
  const [acts, messages, notes, invitedBy] = await Promise.all([
    actsOn(orm, communityId, member.userId),
    messagesTo(orm, communityId, member.userId),
    notesOf(orm, member.id),
    invitations.inviterOf(orm, communityId, member.userId),
  ]);
  const names = await namesOf(orm, communityId, [
    ...acts.map(({ actorId }) => actorId),
    ...[...messages, ...notes].map(({ authorId }) => authorId),
  ]);
  const nameOf = (alias: string | null) => names.get(alias) ?? null;
  const timeline: TimelineItem[] = [
    ...acts.map(({ at, what, actorId }) => ({ at, what, actor: nameOf(actorId), subject: null, text: null })),
    ...messages.map(({ createdAt, kind, authorId, subject, text }) => ({
      at: createdAt,
      what: kind,
      actor: nameOf(authorId),
      subject: subject || null,
      text,
    })),
    { at: member.createdAt, what: 'joined', actor: null, subject: null, text: null },
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map((item) => ({ ...item, at: item.at.toISOString() }));
  return {
    row: presentRow(listed, config),
    profile: members.toMembers(member, config),
    invitedBy: invitedBy ?? null,
    timeline,
    notes: notes.map(({ id, createdAt, authorId, text }): Note => ({
      id,
      at: createdAt.toISOString(),
      author: nameOf(authorId),
      text,
    })),
  };
}
