import { and, between, isNull, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/database';
import { events, eventBroadcasts, type EventBroadcastKind } from '../../../db/schema';
import { longestEvent } from '../../../../lib/rules/event/eventTimes';
import { randomId } from '../../../tokens';
import type { StoredEvent } from '../../../eventAccess/stored';

const hour = 3_600_000;
const day = 24 * hour;

type Reminder = Extract<EventBroadcastKind, 'DAY' | 'HOUR' | 'THANKS'>;

interface Rule {
  /** When it is due. */
  dueAt(event: Pick<StoredEvent, 'startsAt' | 'overAt'>): Date;
  /** How long a late reminder is still useful, in ms: the server may have been down. */
  validFor: number;
  /** How long before it is due the event may begin, and how long after, in ms: those are looked through. */
  begins: readonly [before: number, after: number];
}

/** When those who go are reminded, and thanked: by moments, so that a change of clocks moves nothing. */
const reminders: Record<Reminder, Rule> = {
  DAY: {
    dueAt: ({ startsAt }) => new Date(startsAt.getTime() - day),
    validFor: day - 2 * hour,
    begins: [0, day],
  },
  HOUR: {
    dueAt: ({ startsAt }) => new Date(startsAt.getTime() - hour),
    validFor: hour - 60_000,
    begins: [0, hour],
  },
  // The morning after an evening.
  THANKS: {
    dueAt: ({ overAt }) => new Date(overAt.getTime() + 12 * hour),
    validFor: 2 * day,
    begins: [(longestEvent + 1) * day + 12 * hour, 0],
  },
};

const kinds = Object.keys(reminders) as Reminder[];

/** Whether a reminder of an event is due now. */
export function isDue(what: Reminder, event: StoredEvent, now: Date): boolean {
  const { dueAt, validFor } = reminders[what];
  const at = dueAt(event).getTime();
  return at <= now.getTime() && now.getTime() < at + validFor;
}

/** Writes the due broadcasts: once for each start time, by the first process. */
export async function writeDue(orm: Orm, now: Date): Promise<void> {
  for (const what of kinds) {
    const { dueAt, validFor, begins } = reminders[what];
    const [before, after] = begins;
    const at = now.getTime();
    const candidates = await orm
      .select()
      .from(events)
      .where(
        and(
          isNull(events.deletedAt),
          between(events.startsAt, new Date(at - validFor - before), new Date(at + after)),
          what === 'THANKS' ? lte(events.overAt, new Date(at - 12 * hour)) : undefined,
          sql`not exists (
            select 1 from ${eventBroadcasts}
            where ${eventBroadcasts.eventId} = ${events.id} and ${eventBroadcasts.what} = ${what}
              and ${eventBroadcasts.about} = to_char(${events.startsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
        ),
      );
    const due = candidates.filter((event) => isDue(what, event, now));
    if (due.length === 0) continue;
    await orm
      .insert(eventBroadcasts)
      .values(
        due.map((event) => ({
          id: randomId(),
          eventId: event.id,
          what,
          about: event.startsAt.toISOString(),
          // People who joined later, or were notified of a new time later, know it already.
          since: dueAt(event),
          leasedUntil: now,
          doneAt: event.movedAt && event.movedAt > dueAt(event) ? now : null,
        })),
      )
      .onConflictDoNothing();
  }
}
