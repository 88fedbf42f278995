import { and, eq } from 'drizzle-orm';
import type { Participation } from '../../generated/api/event';
import type { Part } from '../../lib/rules/event/participation';
import type { Orm } from '../db/database';
import { eventParticipations } from '../db/schema';
import type { StoredParticipation } from './stored';

interface ParticipationKey {
  eventId: string;
  participantId: string;
}

/** Maps a participation to the API response. Without one the status is NOT_PARTICIPATING. */
export const presentParticipation = (
  { eventId, participantId }: ParticipationKey,
  part: Pick<StoredParticipation, 'status' | 'approvedAt' | 'paidAt' | 'checkedInAt'> | undefined | null,
): Participation => ({
  eventId,
  participantId,
  status: part?.status ?? 'NOT_PARTICIPATING',
  approved: Boolean(part?.approvedAt),
  paid: Boolean(part?.paidAt),
  checkedInAt: part?.checkedInAt?.toISOString() ?? null,
});

const isOf = ({ eventId, participantId }: ParticipationKey) =>
  and(eq(eventParticipations.eventId, eventId), eq(eventParticipations.participantId, participantId));

/** A person's participation in an event, if they have one. */
export async function findParticipation(
  orm: Orm,
  key: ParticipationKey,
): Promise<StoredParticipation | undefined> {
  const [part] = await orm.select().from(eventParticipations).where(isOf(key));
  return part;
}

/** The facts about a participation that the rules need. */
export const known = (part: StoredParticipation): Part => ({
  status: part.status,
  approved: part.approvedAt !== null,
  hasPaid: part.paidAt !== null,
});

/** The check-in columns of a person who is not checked in, or no longer takes part. */
export const notCheckedIn = { checkedInAt: null, checkedInBy: null, checkInId: null } as const;
