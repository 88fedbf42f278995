import { and, eq } from 'drizzle-orm';
import type { Participation } from '../../../generated/api/event';
import type { Part } from '../../../lib/rules/event/participation';
import type { Orm } from '../../db/database';
import { eventParticipations } from '../../db/schema';
import type { StoredPart } from './stored';

interface ParticipationKey {
  eventId: string;
  participantId: string;
}

/** Somebody's part as it is told; who has none is NOT_PARTICIPATING. */
export const presentPart = (
  { eventId, participantId }: ParticipationKey,
  part: Pick<StoredPart, 'status' | 'approvedAt' | 'paidAt' | 'checkedInAt'> | undefined | null,
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

/** Somebody's part in an event, if they have one. */
export async function findPart(orm: Orm, key: ParticipationKey): Promise<StoredPart | undefined> {
  const [part] = await orm.select().from(eventParticipations).where(isOf(key));
  return part;
}

/** What the rules know of it. */
export const known = (part: StoredPart): Part => ({
  status: part.status,
  approved: part.approvedAt !== null,
  hasPaid: part.paidAt !== null,
});

/** Of who has not come, or takes part no more. */
export const notCheckedIn = { checkedInAt: null, checkedInBy: null, checkInId: null } as const;
