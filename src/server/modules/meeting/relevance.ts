import { eq } from 'drizzle-orm';
import { isOpen } from '../../../lib/rules/meeting/meetingStates';
import type { Database } from '../../db/database';
import { meetings } from '../../db/schema';
import type { Queued } from '../../notifications/deliveries/deliveries';
import type { RelevanceByKind } from '../../notifications/deliveries/relevance';
import { timesOf, type StoredMeeting } from './present';

/** Nobody is asked to pick a time, or notified of one, that does not hold any more. */
export function meetingRelevance({ orm }: Pick<Database, 'orm'>, now: () => Date): RelevanceByKind {
  const whileItHolds =
    (holds: (meeting: StoredMeeting, version: number) => boolean) =>
    async ({ kind, cause }: Queued): Promise<boolean> => {
      const [id = '', version] = cause.slice(kind.length + 1).split(':');
      const [meeting] = await orm.select().from(meetings).where(eq(meetings.id, id));
      return meeting !== undefined && holds(meeting, Number(version));
    };
  const isAgreed = whileItHolds(({ state }) => state === 'AGREED');
  return new Map([
    [
      'meetingProposed',
      whileItHolds((meeting, version) => meeting.version === version && isOpen(timesOf(meeting), now())),
    ],
    ['meetingAgreed', isAgreed],
    ['meetingChanged', isAgreed],
  ]);
}
