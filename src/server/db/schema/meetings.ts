import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Place, PlaceKind } from '../../../lib/rules/meeting/places';
import type { StoredState } from '../../../lib/rules/meeting/meetingStates';
import type { MeetingMinutes } from '../../../lib/rules/meeting/slots';
import { jsonWithoutPictures, language, moment } from './columns';
import { participants } from './participants';

const member = (name: string) =>
  text(name)
    .notNull()
    .references(() => participants.id, { onDelete: 'cascade' });

/** Meetings of two connected members; the lower id is the first. A pair has one open meeting at a time. */
export const meetings = pgTable(
  'meetings',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    firstId: member('first_id'),
    secondId: member('second_id'),
    state: text('state').$type<StoredState>().notNull(),
    /** The member who suggested the times. */
    proposedBy: text('proposed_by').notNull(),
    /** The suggested times, ISO. */
    slots: jsonWithoutPictures('slots').$type<string[]>().notNull(),
    minutes: integer('minutes').$type<MeetingMinutes>().notNull(),
    /** The length and location for the suggested times; they replace the agreed ones if one is picked. */
    offer: jsonWithoutPictures('offer').$type<{ minutes: MeetingMinutes; place: Place }>(),
    /** The time zones of the two at their last action. Null: unknown. */
    firstZone: text('first_zone'),
    secondZone: text('second_zone'),
    placeKind: text('place_kind').$type<PlaceKind>().notNull(),
    placeText: text('place_text').notNull(),
    /** What `proposedBy` wrote with the suggested times. Null without one. */
    message: text('message'),
    messageLang: language('message_lang'),
    /** The agreed time. */
    startsAt: moment('starts_at'),
    /** For calendars (RFC 5546): the UID never changes, the sequence counts changes. */
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
