import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { events } from './events';
import { participants } from './participants';

/**
 * How a wait ended: with a place, by themselves or with their question, by an offer that ran out, by an organiser's no, or with
 * the event.
 */
export type WaitEnd = 'TAKEN' | 'LEFT' | 'LAPSED' | 'DECLINED' | 'OVER';

/** Waits for a seat of an event (EVT-09), open or ended: one open wait per person. */
export const eventWaits = pgTable(
  'event_waits',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    /** The order of the waiting list. Not a time, because the clocks of several processes differ. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    joinedAt: moment('joined_at').notNull(),
    /** When an organiser put them before the others. */
    promotedAt: moment('promoted_at'),
    /** When a seat was offered to them, and until when it is reserved. */
    offeredAt: moment('offered_at'),
    offeredUntil: moment('offered_until'),
    /** When they asked for it, or began to pay: where joining is not all there is to do. */
    takenUpAt: moment('taken_up_at'),
    /** Null while they wait. */
    endedAt: moment('ended_at'),
    ended: text('ended').$type<WaitEnd>(),
  },
  (table) => [
    uniqueIndex('event_waits_open_idx')
      .on(table.eventId, table.participantId)
      .where(sql`${table.endedAt} is null`),
    index('event_waits_line_idx')
      .on(table.eventId, table.promotedAt, table.number)
      .where(sql`${table.endedAt} is null`),
    index('event_waits_due_idx')
      .on(table.offeredUntil)
      .where(sql`${table.endedAt} is null`),
    // Finds the people to notify when the event does not take place.
    index('event_waits_over_idx')
      .on(table.eventId, table.participantId)
      .where(sql`${table.ended} = 'OVER'`),
    index('event_waits_participant_idx').on(table.participantId),
  ],
);
