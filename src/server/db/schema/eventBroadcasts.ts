import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { jsonWithoutPictures, moment } from './columns';

/** A broadcast of an event: a change, a cancellation, a reminder a day or an hour before, thanks after it, or requests to its organisers. */
export type EventBroadcastKind = 'CHANGED' | 'CANCELLED' | 'DAY' | 'HOUR' | 'THANKS' | 'REQUESTS';

/** When an event was to be before it was changed. */
export interface TimeBefore {
  startsAt: string;
  endsAt: string | null;
  timeZone: string;
}

/** One changed date of a series: its sequence number at that time, and its changes. */
export interface EventDate {
  eventId: string;
  sequence: number;
  before: TimeBefore | null;
  moved: boolean;
}

/** Notifications of an event to many people. A worker continues after the cursor of an earlier one. */
export const eventBroadcasts = pgTable(
  'event_broadcasts',
  {
    id: text('id').primaryKey(),
    /** Events stay as rows. */
    eventId: text('event_id').notNull(),
    what: text('what').$type<EventBroadcastKind>().notNull(),
    /**
     * For reminders the start they are about, for a change its number, for requests the quarter of an hour. Each value
     * occurs once.
     */
    about: text('about').notNull(),
    /** The time before a change of time. */
    before: jsonWithoutPictures('before').$type<TimeBefore>(),
    /** Whether a change also changes the location. */
    moved: boolean('moved').notNull().default(false),
    /** The dates of a series that one action changed or cancelled, the first among them. Null for a single event. */
    dates: jsonWithoutPictures('dates').$type<EventDate[]>(),
    /** The user who changed or cancelled it. */
    causedBy: text('caused_by'),
    /** People whose participation changed later are not notified, because their own notification contains the change. */
    since: moment('since').notNull(),
    /** The last participant who was notified; '' before the first. */
    cursor: text('cursor').notNull().default(''),
    /** Due from then on; a worker’s lease ends then. */
    leasedUntil: moment('leased_until').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    unique('event_broadcasts_key').on(table.eventId, table.what, table.about),
    index('event_broadcasts_waiting_idx')
      .on(table.leasedUntil)
      .where(sql`${table.doneAt} is null`),
  ],
);
