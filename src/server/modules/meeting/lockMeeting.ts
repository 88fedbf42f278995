import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Meeting } from '../../../generated/api/meeting';
import { actionsOf, type MeetingAction } from '../../../lib/rules/meeting/meetingStates';
import { isTimeZone } from '../../../lib/timeZone';
import type { Orm } from '../../db/database';
import { meetings, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { isOneOf, otherIdOf } from '../../people/pair';
import { cardColumns } from '../../people/personCard';
import { lockPair, type Somebody } from './pair';
import { presentMeeting, timesOf, type StoredMeeting } from './present';

export interface MeetingsOptions {
  app: Pick<FastifyInstance, 'communities' | 'db' | 'notify' | 'publish'>;
  now: () => Date;
}

/** The caller and their community. */
export interface By {
  config: CommunityConfig;
  callerId: string;
}

/** The columns for the zones of both: the caller's comes with the call. Unknown zones change nothing. */
export function zonesFor(
  { firstId }: Pick<StoredMeeting, 'firstId'>,
  [caller, other]: [Somebody, Somebody],
  zone: string,
): Partial<Pick<StoredMeeting, 'firstZone' | 'secondZone'>> {
  const own = (isTimeZone(zone) ? zone : caller.timeZone) ?? undefined;
  const theirs = other.timeZone ?? undefined;
  return firstId === caller.id
    ? { firstZone: own, secondZone: theirs }
    : { firstZone: theirs, secondZone: own };
}

/** A meeting of the caller's, by its id; throws 1110 of any other. */
export async function findMeeting(orm: Orm, id: string, { config, callerId }: By): Promise<StoredMeeting> {
  const [meeting] = await orm
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), eq(meetings.communityId, config.id), isOneOf(callerId, meetings)));
  if (!meeting) throw new AppError(1110);
  return meeting;
}

interface Locking {
  by: By;
  act: MeetingAction;
  version: number | undefined;
  now: Date;
}

/**
 * Like `findMeeting`, but locks the pair first. Throws 1180 if the meeting is not the version that the caller saw,
 * 1183 if the action is not possible now.
 */
export async function lockMeeting(
  orm: Orm,
  id: string,
  { by, act, version, now }: Locking,
): Promise<{ meeting: StoredMeeting; pair: [Somebody, Somebody] }> {
  const seen = await findMeeting(orm, id, by);
  const pair = await lockPair(orm, by.config, by.callerId, otherIdOf(seen, by.callerId));
  const meeting = await findMeeting(orm, id, by);
  if (meeting.version !== version) throw new AppError(1180);
  if (!actionsOf(timesOf(meeting), by.callerId, now).includes(act)) throw new AppError(1183);
  return { meeting, pair };
}

/** Stores a change of a locked meeting. Throws 1180 if it was cancelled meanwhile because somebody left. */
export async function changeMeeting(
  orm: Orm,
  { id, version }: StoredMeeting,
  set: Partial<StoredMeeting> & Pick<StoredMeeting, 'changedAt'>,
): Promise<StoredMeeting> {
  const [changed] = await orm
    .update(meetings)
    .set({ ...set, version: version + 1 })
    .where(and(eq(meetings.id, id), eq(meetings.version, version)))
    .returning();
  if (!changed) throw new AppError(1180);
  return changed;
}

/** A meeting as the caller sees it. */
export async function present(
  orm: Orm,
  meeting: StoredMeeting,
  { config, callerId }: By,
  now: Date,
): Promise<Meeting> {
  const id = otherIdOf(meeting, callerId);
  const [card] = await orm.select(cardColumns).from(participants).where(eq(participants.id, id));
  if (!card) throw new AppError(1110);
  return presentMeeting(meeting, card, { config, callerId, now });
}
