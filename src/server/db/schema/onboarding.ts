import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Progress } from '../../../generated/api/onboarding';
import { jsonWithoutPictures, moment } from './columns';
import { users } from './users';

/** Input of users who are not participants yet (ONB-03). Deleted when they join. */
export const onboardingProgress = pgTable(
  'onboarding_progress',
  {
    communityId: text('community_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: integer('step').notNull(),
    answers: jsonWithoutPictures('answers').$type<Progress['answers']>().notNull(),
    lookingFor: text('looking_for').notNull(),
    profile: jsonb('profile').$type<Progress['profile']>().notNull(),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('onboarding_progress_user_idx').on(table.userId),
  ],
);
