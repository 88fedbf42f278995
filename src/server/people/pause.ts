import { and, eq, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants } from '../db/schema';

const weekMs = 7 * 86_400_000;

type Networking = Pick<typeof participants.$inferSelect, 'networkingEnabled' | 'networkingPausedUntil'>;
type Pausing = Pick<Networking, 'networkingPausedUntil'>;

/** The end of a person's pause. Undefined if it has ended. */
export const pauseAt = ({ networkingPausedUntil: until }: Pausing, now: Date): Date | undefined =>
  until && until > now ? until : undefined;

/** Whether a person takes part in introductions. */
export const isNetworking = (participant: Networking, now: Date): boolean =>
  participant.networkingEnabled && !pauseAt(participant, now);

/** The same, as SQL. */
export const networkingAt = (now: Date | Placeholder): SQL =>
  and(
    participants.networkingEnabled,
    or(isNull(participants.networkingPausedUntil), lte(participants.networkingPausedUntil, now)),
  )!;

/** The end of a pause of so many weeks. Null for none. */
export const pauseEnd = (weeks: number, now: Date): Date | null =>
  weeks > 0 ? new Date(now.getTime() + weeks * weekMs) : null;

/** Changes whether a person takes part in introductions, in a transaction. True if they do now and did not before. */
export async function changeNetworking(
  orm: Orm,
  participantId: string,
  change: Partial<Networking>,
  now: Date,
): Promise<boolean> {
  const own = eq(participants.id, participantId);
  const { networkingEnabled, networkingPausedUntil } = participants;
  const [before] = await orm
    .select({ networkingEnabled, networkingPausedUntil })
    .from(participants)
    .where(own)
    .for('no key update');
  await orm.update(participants).set(change).where(own);
  return before !== undefined && !isNetworking(before, now) && isNetworking({ ...before, ...change }, now);
}
