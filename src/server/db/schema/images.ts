import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { events } from './events';
import { users } from './users';

/** Pictures that people brought. The files are named after `hash`; what shows them names their address. */
export const images = pgTable(
  'images',
  {
    /**
     * A hash of content and user, so that removing an image does not affect another user with the same content. For
     * covers it is random.
     */
    hash: text('hash').primaryKey(),
    /** The owner. Null for an event's image, which stays when its uploader leaves. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    eventId: text('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** The size of a photo in a chat, in px. Null for images of other kinds, which have one shape. */
    width: integer('width'),
    height: integer('height'),
    createdAt: moment('created_at').notNull(),
    /** When it is looked at next, whether anything still shows it. */
    checkAt: moment('check_at').notNull(),
  },
  (table) => [
    index('images_user_idx').on(table.userId),
    index('images_event_idx').on(table.eventId),
    index('images_check_idx').on(table.checkAt),
    check('images_owner_check', sql`num_nonnulls(${table.userId}, ${table.eventId}) = 1`),
  ],
);
