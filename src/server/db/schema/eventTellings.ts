import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * What many are told of an event: of a change, that it does not take place, a day and an hour before, and after it; its organisers
 * that people ask to take part.
 */
export type EventTelling = 'CHANGED' | 'CANCELLED' | 'DAY' | 'HOUR' | 'THANKS' | 'REQUESTS';

/** When an event was to be before it was changed. */
export interface TimeBefore {
  startsAt: string;
  endsAt: string | null;
  timeZone: string;
}

/** One of the dates of a series that changed: its number then, and what of it changed. */
export interface EventDate {
  eventId: string;
  sequence: number;
  before: TimeBefore | null;
  moved: boolean;
}

/** What many are to be told of an event, once each: whoever tells goes on where the one before ended. */
export const eventTellings = pgTable(
  'event_tellings',
  {
    id: text('id').primaryKey(),
    /** Events stay as rows. */
    eventId: text('event_id').notNull(),
    what: text('what').$type<EventTelling>().notNull(),
    /** Of reminders the beginning they are about, of a change its number, of requests the quarter of an hour: of each there is one. */
    about: text('about').notNull(),
    /** Of a change of time: when it was to be before. */
    before: jsonb('before').$type<TimeBefore>(),
    /** Whether a change is one of the place, too. */
    moved: boolean('moved').notNull().default(false),
    /** The dates of a series that one act changed or cancelled, the first among them; null of one event alone. */
    dates: jsonb('dates').$type<EventDate[]>(),
    /** The user who changed or cancelled it. */
    causedBy: text('caused_by'),
    /** Whose part is newer was told all of it then. */
    since: moment('since').notNull(),
    /** The last participant who was told; '' before the first. */
    toldTo: text('told_to').notNull().default(''),
    /** It is due from then on, and a worker has it until then. */
    leasedUntil: moment('leased_until').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    unique('event_tellings_key').on(table.eventId, table.what, table.about),
    index('event_tellings_waiting_idx')
      .on(table.leasedUntil)
      .where(sql`${table.doneAt} is null`),
  ],
);
