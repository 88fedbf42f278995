import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cleanText } from '../../../lib/rules/text';
import { memberNotes, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { randomId } from '../../tokens';

/** The member, and the author (user id). */
interface Noted {
  communityId: string;
  participantId: string;
  author: string;
}

/** D24. Throws 1155 of oneself. */
export async function addNote(
  { db, audit, management, ownMatter }: FastifyInstance,
  { communityId, participantId, author }: Noted,
  typed: string,
  now: Date,
): Promise<void> {
  const text = cleanText(typed);
  if (!text) throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
  await db.transaction(async ({ orm }) => {
    const { userId } = await management.lock(orm, communityId, participantId);
    await ownMatter.check(orm, 'note.add', { communityId, by: author, about: [userId] });
    const id = randomId();
    await orm.insert(memberNotes).values({
      id,
      communityId,
      participantId,
      text,
      createdAt: now,
      authorId: await audit.aliasOf(orm, author),
    });
    await audit.keepText(orm, { id, communityId, userId, text });
    await audit.record(orm, { communityId, act: 'note.add', actor: author, subject: userId, message: id });
  });
}

/** D25. The audit keeps the text. Throws 1110 if the community has no such note, 1155 for a note about oneself. */
export async function deleteNote(
  { db, audit, ownMatter }: FastifyInstance,
  { id, communityId, actor }: { id: string; communityId: string; actor: string },
): Promise<void> {
  await db.transaction(async ({ orm }) => {
    const [gone] = await orm
      .delete(memberNotes)
      .where(and(eq(memberNotes.communityId, communityId), eq(memberNotes.id, id)))
      .returning();
    if (!gone) throw new AppError(1110);
    const [member] = await orm
      .select({ userId: participants.userId })
      .from(participants)
      .where(eq(participants.id, gone.participantId));
    const about = member ? [member.userId] : [];
    await ownMatter.check(orm, 'note.delete', { communityId, by: actor, about });
    await audit.record(orm, {
      communityId,
      act: 'note.delete',
      actor,
      subject: member?.userId ?? null,
      message: id,
    });
  });
}
