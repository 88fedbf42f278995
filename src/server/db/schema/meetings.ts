import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Place, PlaceKind } from '../../../lib/rules/meeting/places';
import type { StoredState } from '../../../lib/rules/meeting/meetingStates';
import type { MeetingMinutes } from '../../../lib/rules/meeting/slots';
import { jsonWithoutPictures, moment } from './columns';
import { participants } from './participants';

const member = (name: string) =>
  text(name)
    .notNull()
    .references(() => participants.id, { onDelete: 'cascade' });

/** Meetings of two members who are connected; the lesser id is the first. One of a pair is open at a time. */
export const meetings = pgTable(
  'meetings',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    firstId: member('first_id'),
    secondId: member('second_id'),
    state: text('state').$type<StoredState>().notNull(),
    /** Whose times wait to be picked. */
    proposedBy: text('proposed_by').notNull(),
    /** Those times, ISO. */
    slots: jsonWithoutPictures('slots').$type<string[]>().notNull(),
    minutes: integer('minutes').$type<MeetingMinutes>().notNull(),
    /** How long and where it would be at those times, in place of what is agreed. */
    offer: jsonWithoutPictures('offer').$type<{ minutes: MeetingMinutes; place: Place }>(),
    /** The zones that the two were in when they last said something. Null: not known. */
    firstZone: text('first_zone'),
    secondZone: text('second_zone'),
    placeKind: text('place_kind').$type<PlaceKind>().notNull(),
    placeText: text('place_text').notNull(),
    /** The agreed time. */
    startsAt: moment('starts_at'),
    /** As calendars know it (RFC 5546): the same for its whole life, and how often it changed. */
    uid: text('uid').notNull(),
    sequence: integer('sequence').notNull().default(0),
    /** Counts every change. One made from an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('meetings_first_idx').on(table.firstId, table.changedAt),
    index('meetings_second_idx').on(table.secondId, table.changedAt),
  ],
);
