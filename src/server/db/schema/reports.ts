import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportedMessage, ReportSubject } from '../../../generated/api/report';
import type { ReportDecision, ReportReason } from '../../../lib/rules/managers/reports';
import { jsonWithoutPictures, moment, picture } from './columns';
import { person, persons } from './persons';
import { users } from './users';

/** Reports by members about people and their content. One table for every kind of subject. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    subjectKind: text('subject_kind').$type<ReportSubject>().notNull(),
    /** For a person, the participant's id. */
    subjectId: text('subject_id').notNull(),
    /** The owner. */
    participantId: person('participant_id'),
    /** Never shown to anybody. Null once their account was deleted. */
    reporterId: text('reporter_id').references(() => persons.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    /** A copy of the subject as the reporter saw it. */
    context: jsonWithoutPictures('context').$type<Record<string, string | null>>().notNull(),
    /** Of a message of a chat: it and those around it. Their images are in `reportImages`. */
    messages: jsonWithoutPictures('messages')
      .$type<Omit<ReportedMessage, 'images'>[]>()
      .notNull()
      .default([]),
    /** It was about a manager: administrators decide. */
    aboutManager: boolean('about_manager').notNull(),
    /** Null: it waits. */
    decision: text('decision').$type<ReportDecision>(),
    /** An alias as in the audit. Null before the decision, and for the operator of the server. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('reports_waiting_idx').on(table.communityId, table.decidedAt, table.createdAt),
    index('reports_participant_idx').on(table.participantId),
    index('reports_reporter_idx').on(table.reporterId),
    uniqueIndex('reports_open_key')
      .on(table.reporterId, table.subjectKind, table.subjectId)
      .where(sql`decision is null`),
  ],
);

/** Images of the messages of a report, which stay when the message goes. */
export const reportImages = pgTable(
  'report_images',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** The message's index in `reports.messages`, and the image's in the message. */
    message: integer('message').notNull(),
    position: integer('position').notNull(),
    /** Null once its owner removed it. */
    imageUrl: picture('image_url'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.message, table.position] }),
    index('report_images_user_idx').on(table.userId),
  ],
);
