import { and, eq, sql } from 'drizzle-orm';
import type { Progress, SaveOnboardingBody } from '../../../generated/api/onboarding';
import type { Orm } from '../../db/database';
import { onboardingProgress } from '../../db/schema';
import { AppError } from '../../errors';

interface ProgressKey {
  communityId: string;
  userId: string;
}

const rowOf = ({ communityId, userId }: ProgressKey) =>
  and(eq(onboardingProgress.communityId, communityId), eq(onboardingProgress.userId, userId));

const present = (row: typeof onboardingProgress.$inferSelect | undefined): Progress => ({
  step: row?.step ?? 0,
  answers: row?.answers ?? {},
  lookingFor: row?.lookingFor ?? '',
  profile: row?.profile ?? {},
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
});

const whole = (text: string): string => text.replace(/\p{Cs}/gu, '');

/** Replaces lone surrogates, which interrupted input leaves and JSON columns refuse. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return whole(value);
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [whole(key), wellFormed(inner)]));
}

/** The stored progress of onboarding (ONB-03). */
export async function findProgress(orm: Orm, key: ProgressKey): Promise<Progress> {
  const [row] = await orm.select().from(onboardingProgress).where(rowOf(key));
  return present(row);
}

/**
 * Stores the input so far. A given `version` must be the stored one: throws 1119 if another device has saved since, so
 * that the drafts can be merged.
 */
export async function saveProgress(
  orm: Orm,
  key: ProgressKey,
  { version, ...typed }: SaveOnboardingBody,
  now: Date,
): Promise<Progress> {
  const { step, answers, lookingFor, profile } = wellFormed(typed) as typeof typed;
  const content = { step, answers, lookingFor, profile, updatedAt: now };
  const [begun] = version
    ? []
    : await orm
        .insert(onboardingProgress)
        .values({ ...key, ...content, version: 1 })
        .onConflictDoNothing()
        .returning();
  if (begun) return present(begun);
  const [saved] = await orm
    .update(onboardingProgress)
    .set({ ...content, version: sql`${onboardingProgress.version} + 1` })
    .where(and(rowOf(key), version === undefined ? undefined : eq(onboardingProgress.version, version)))
    .returning();
  if (!saved) throw new AppError(1119);
  return present(saved);
}

/** Deletes the stored input of a user who has become a participant. */
export async function deleteProgress(orm: Orm, communityId: string, userId: string): Promise<void> {
  await orm.delete(onboardingProgress).where(rowOf({ communityId, userId }));
}
