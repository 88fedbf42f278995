import { eq } from 'drizzle-orm';
import { isOpen } from '../../../lib/rules/meeting/meetingStates';
import type { Database } from '../../db/database';
import { meetings } from '../../db/schema';
import type { Queued } from '../../mail/outbox';
import type { StandsByKind } from '../../mail/stands';
import { timesOf, type StoredMeeting } from './present';

/** Looked at when emails about meetings are sent: nobody is asked to pick a time, or told of one, that stands no more. */
export function createMeetingStands({ orm }: Pick<Database, 'orm'>, now: () => Date): StandsByKind {
  const standing =
    (holds: (meeting: StoredMeeting, version: number) => boolean) =>
    async ({ kind, cause }: Queued): Promise<boolean> => {
      const [id = '', version] = cause.slice(kind.length + 1).split(':');
      const [meeting] = await orm.select().from(meetings).where(eq(meetings.id, id));
      return meeting !== undefined && holds(meeting, Number(version));
    };
  const isAgreed = standing(({ state }) => state === 'AGREED');
  return new Map([
    [
      'meetingProposed',
      standing((meeting, version) => meeting.version === version && isOpen(timesOf(meeting), now())),
    ],
    ['meetingAgreed', isAgreed],
    ['meetingChanged', isAgreed],
  ]);
}
