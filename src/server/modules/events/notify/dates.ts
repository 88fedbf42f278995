import { and, eq, inArray } from 'drizzle-orm';
import { formatWhen } from '../../../../lib/rules/event/formatEvent';
import type { Orm } from '../../../db/database';
import { eventParticipations, events, eventWaits, type TimeBefore } from '../../../db/schema';
import type { ChangedDate } from '../notifications/eventChanged';
import type { CancelledDate } from '../notifications/eventCancelled';
import type { StoredEvent, StoredBroadcast } from '../../../eventAccess/stored';
import { dataOf } from '../../../eventAccess/emails/dataOf';
import { sequenceFor, type Reader } from '../../../eventAccess/reader';

interface Asked {
  broadcast: StoredBroadcast;
  to: Reader;
  now: Date;
}

/** The earlier time of an event for a reader; '' if it is unchanged. */
export const beforeText = (before: TimeBefore | null, { lang }: Pick<Reader, 'lang'>, now: Date): string =>
  before ? formatWhen(before, { lang, zone: before.timeZone, now }) : '';

/** The current events of several dates, with the reader's participation, by start time. */
async function datesOf(orm: Orm, { broadcast, to }: Asked) {
  const ids = broadcast.dates?.map(({ eventId }) => eventId) ?? [];
  const rows = await orm
    .select({ event: events, status: eventParticipations.status, waited: eventWaits.id })
    .from(events)
    .leftJoin(
      eventParticipations,
      and(
        eq(eventParticipations.eventId, events.id),
        eq(eventParticipations.participantId, to.participantId),
      ),
    )
    .leftJoin(
      eventWaits,
      and(
        eq(eventWaits.eventId, events.id),
        eq(eventWaits.participantId, to.participantId),
        eq(eventWaits.ended, 'OVER'),
      ),
    )
    .where(inArray(events.id, ids))
    .orderBy(events.startsAt, events.id);
  // A person may have several waits in the same event.
  return [...new Map(rows.map((row) => [row.event.id, row])).values()];
}

const isOn = ({ cancelledAt, deletedAt }: StoredEvent): boolean => !cancelledAt && !deletedAt;

/** The changed dates that a reader takes part in, as they see them. */
export async function changedDates(orm: Orm, asked: Asked): Promise<ChangedDate[]> {
  const { broadcast, to, now } = asked;
  const told: ChangedDate[] = [];
  for (const { event, status } of await datesOf(orm, asked)) {
    const change = broadcast.dates?.find(({ eventId }) => eventId === event.id);
    // If it changed again meanwhile, the later change notifies.
    const isStillTrue = isOn(event) && event.overAt > now && event.sequence === change?.sequence;
    if (!change || !isStillTrue || status !== 'CONFIRMED') continue;
    const sequence = await sequenceFor(orm, event, to.participantId);
    const before = beforeText(change.before, to, now);
    told.push({ ...dataOf(event, to, { isExpected: true, sequence, now }), before, moved: change.moved });
  }
  return told;
}

/** The cancelled dates that a reader was to attend, or waited for. */
export async function cancelledDates(orm: Orm, asked: Asked): Promise<CancelledDate[]> {
  const { to, now } = asked;
  const told: CancelledDate[] = [];
  for (const { event, status, waited } of await datesOf(orm, asked)) {
    const isIn = status === 'CONFIRMED' || status === 'PENDING';
    if (isOn(event) || !(isIn || waited)) continue;
    const sequence = await sequenceFor(orm, event, to.participantId);
    const isGone = event.deletedAt !== null;
    told.push({ ...dataOf(event, to, { isExpected: false, sequence, isGone, now }), waited: !isIn });
  }
  return told;
}
