import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { InvitedAs } from '../../../generated/api/event';
import { moment } from './columns';
import { events } from './events';
import { participants } from './participants';
import { person } from './persons';

/** The role of an invitation: to take part, or to organise the event with others. */
export type { InvitedAs };

/** How an invitation ended: by its answer, or because it was taken back. */
export type InvitationEnd = 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';

/** Invitations by organisers: one row per person, event and role, so that nobody gets the same invitation twice. */
export const eventInvitations = pgTable(
  'event_invitations',
  {
    /** The cause of its email: a row that is opened again sends none. */
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** An answer outlasts the membership, so that a person who declined is not invited again when they return. */
    participantId: person('participant_id'),
    invitedAs: text('invited_as').$type<InvitedAs>().notNull(),
    /** Null once the author has left. The answer stays. */
    invitedBy: text('invited_by').references(() => participants.id, { onDelete: 'set null' }),
    invitedAt: moment('invited_at').notNull(),
    endedAt: moment('ended_at'),
    /** Null while it waits for an answer. */
    ended: text('ended').$type<InvitationEnd>(),
  },
  (table) => [
    unique('event_invitations_key').on(table.eventId, table.participantId, table.invitedAs),
    index('event_invitations_list_idx').on(
      table.eventId,
      table.invitedAs,
      table.invitedAt,
      table.participantId,
    ),
    index('event_invitations_open_idx')
      .on(table.participantId)
      .where(sql`${table.ended} is null`),
    index('event_invitations_invited_by_idx').on(table.invitedBy),
  ],
);
