import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { FreeTimes, GetFreeTimesQuery } from '../../../generated/api/meeting';
import { freeTimes, lookedAhead } from '../../../lib/rules/meeting/freeTimes';
import { endOf, openSlots } from '../../../lib/rules/meeting/meetingStates';
import { meetingMinutes } from '../../../lib/rules/meeting/slots';
import type { Span } from '../../../lib/rules/meeting/spans';
import { isTimeZone } from '../../../lib/timeZone';
import type { Orm } from '../../db/database';
import { eventOrganisers, eventParticipations, events, meetings } from '../../db/schema';
import type { By, MeetingsOptions } from './lockMeeting';
import { pairOf } from './pair';
import { offeredOf } from './present';

/** How long a meeting takes at most, in ms. */
const longest = Math.max(...meetingMinutes) * 60_000;

/** How long an event without an end keeps its people, in ms. */
const openEnd = 2 * 3_600_000;

const dayMs = 86_400_000;

/** Events of the community to which one of two goes, or which they organise. */
async function eventSpans(orm: Orm, communityId: string, ids: readonly string[], now: Date): Promise<Span[]> {
  const goes = orm
    .select({ id: eventParticipations.eventId })
    .from(eventParticipations)
    .where(
      and(inArray(eventParticipations.participantId, [...ids]), eq(eventParticipations.status, 'CONFIRMED')),
    );
  const organises = orm
    .select({ id: eventOrganisers.eventId })
    .from(eventOrganisers)
    .where(inArray(eventOrganisers.participantId, [...ids]));
  const found = await orm
    .select({ startsAt: events.startsAt, endsAt: events.endsAt })
    .from(events)
    .where(
      and(
        eq(events.communityId, communityId),
        isNull(events.deletedAt),
        gt(events.overAt, new Date(now.getTime() - openEnd)),
        lt(events.startsAt, new Date(now.getTime() + lookedAhead * dayMs)),
        or(inArray(events.id, goes), inArray(events.id, organises)),
      ),
    );
  return found.map(({ startsAt, endsAt }) => [
    startsAt.getTime(),
    endsAt?.getTime() ?? startsAt.getTime() + openEnd,
  ]);
}

/** Agreed meetings of either of two, and the times that the caller has suggested to anybody, which may be picked. */
async function meetingSpans(orm: Orm, { config, callerId }: By, otherId: string, now: Date): Promise<Span[]> {
  const ids = [callerId, otherId];
  const found = await orm
    .select()
    .from(meetings)
    .where(
      and(
        eq(meetings.communityId, config.id),
        or(inArray(meetings.firstId, ids), inArray(meetings.secondId, ids)),
        or(
          and(eq(meetings.state, 'AGREED'), gt(meetings.startsAt, new Date(now.getTime() - longest))),
          and(eq(meetings.proposedBy, callerId), inArray(meetings.state, ['PROPOSED', 'AGREED'])),
        ),
      ),
    );
  const spanOf = (startsAt: string | Date, minutes: number): Span => [
    new Date(startsAt).getTime(),
    endOf(startsAt, minutes).getTime(),
  ];
  return found.flatMap((meeting) => [
    ...(meeting.state === 'AGREED' && meeting.startsAt ? [spanOf(meeting.startsAt, meeting.minutes)] : []),
    ...(meeting.proposedBy === callerId
      ? openSlots(meeting, now).map((slot) => spanOf(slot, offeredOf(meeting, config).minutes))
      : []),
  ]);
}

/** M17: when the caller and a connected member can meet. Throws 1110 if they cannot. */
export function createFreeTimes({ app: { db }, now }: MeetingsOptions) {
  return async (by: By, { subjectId, minutes, timeZone }: GetFreeTimesQuery): Promise<FreeTimes> => {
    const { config, callerId } = by;
    const [caller, other] = await pairOf(db.orm, config, callerId, subjectId);
    const at = now();
    const communityZone = config.community.timeZone;
    const zone = isTimeZone(timeZone) ? timeZone : (caller.timeZone ?? communityZone);
    const theirZone = other.timeZone ?? communityZone;
    const busy = [
      ...(await meetingSpans(db.orm, by, subjectId, at)),
      ...(await eventSpans(db.orm, config.id, [callerId, subjectId], at)),
    ];
    return { ...freeTimes({ now: at, zone, theirZone, minutes, busy }), theirTimeZone: theirZone };
  };
}
