import { and, eq, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants } from '../db/schema';

const weekMs = 7 * 86_400_000;

type Pausing = Pick<typeof participants.$inferSelect, 'networkingPausedUntil'>;

/** The end of a person's pause. Undefined if it has ended. */
export const pauseAt = ({ networkingPausedUntil: until }: Pausing, now: Date): Date | undefined =>
  until && until > now ? until : undefined;

/** Whether a person takes part in introductions. */
export const isNetworking = (
  participant: Pausing & Pick<typeof participants.$inferSelect, 'networkingEnabled'>,
  now: Date,
): boolean => participant.networkingEnabled && !pauseAt(participant, now);

/** The same, as SQL. */
export const networkingAt = (now: Date | Placeholder): SQL =>
  and(
    participants.networkingEnabled,
    or(isNull(participants.networkingPausedUntil), lte(participants.networkingPausedUntil, now)),
  )!;

/** P24. Answers when it ends. */
export async function pauseFor(orm: Orm, participantId: string, weeks: number, now: Date) {
  const until = weeks > 0 ? new Date(now.getTime() + weeks * weekMs) : null;
  await orm
    .update(participants)
    .set({ networkingPausedUntil: until })
    .where(eq(participants.id, participantId));
  return { pausedUntil: until?.toISOString() ?? null };
}
