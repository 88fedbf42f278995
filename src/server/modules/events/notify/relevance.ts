import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { eventParticipations, events } from '../../../db/schema';
import { dataOf } from '../../../eventAccess/emails/dataOf';
import { eventRelevance, goes, goesStill, isOn, type Situation } from '../../../eventAccess/emails/relevance';
import { sequenceFor } from '../../../eventAccess/reader';
import type { eventNotifications } from '../notifications';
import type { ChangedDate } from '../notifications/eventChanged';
import { ofDates } from '../notifications/seriesDates';

const goesThen = (situation: Situation): boolean =>
  goesStill(situation) && situation.event.startsAt.toISOString() === situation.data.calendar?.startsAt;

/** The changed dates of a series in their current state, without those that the reader no longer attends. */
async function datesNow(
  { orm, at, isInside, reader }: Situation,
  dates: readonly ChangedDate[],
): Promise<{ data: object } | false> {
  if (!isInside) return false;
  const rows = await orm
    .select({ event: events })
    .from(events)
    .innerJoin(eventParticipations, eq(eventParticipations.eventId, events.id))
    .where(
      and(
        inArray(
          events.id,
          dates.map(({ eventId }) => eventId),
        ),
        isNull(events.cancelledAt),
        isNull(events.deletedAt),
        gt(events.overAt, at),
        eq(eventParticipations.participantId, reader.participantId),
        eq(eventParticipations.status, 'CONFIRMED'),
      ),
    )
    .orderBy(events.startsAt, events.id);
  const left: ChangedDate[] = [];
  for (const { event } of rows) {
    const { before = '', moved = false } = dates.find(({ eventId }) => eventId === event.id) ?? {};
    const sequence = await sequenceFor(orm, event, reader.participantId);
    left.push({ ...dataOf(event, reader, { isExpected: true, sequence, now: at }), before, moved });
  }
  return left.length > 0 && { data: ofDates(left) };
}

/** Messages of managers are delivered whatever happens to the event. */
type Kind = Exclude<keyof typeof eventNotifications, 'endedByManagers'>;

/** Places and times go only to those who still attend. A cancelled event is announced in any case. */
export const relevance = eventRelevance<Kind>(
  {
    eventChanged(situation) {
      const { dates } = situation.data as { dates?: readonly ChangedDate[] };
      return dates ? datesNow(situation, dates) : goesStill(situation);
    },
    eventCancelled: (situation) => !isOn(situation),
    eventTomorrow: goesThen,
    eventSoon: goesThen,
    eventThanks: goes,
  },
  ['eventChanged', 'eventTomorrow', 'eventSoon', 'eventThanks'],
);
