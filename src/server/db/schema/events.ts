import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { EventFields } from '../../../lib/rules/event/eventFields';
import type { EventLocation, LocationVisibility } from '../../../lib/rules/event/visibleLocation';
import type { ParticipationStatus } from '../../../lib/rules/event/participation';
import { jsonWithoutPictures, language, moment, picture } from './columns';
import { participants } from './participants';
import { person } from './persons';

/** Events of a community. Wall time and zone are stored as the organisers wrote them; moments follow from them. */
export const events = pgTable(
  'events',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** Shared by events that were created together. Null for a single event. */
    seriesId: text('series_id'),
    /** Null once they left. */
    createdBy: text('created_by').references(() => participants.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    titleLang: language('title_lang'),
    description: text('description').notNull(),
    descriptionLang: language('description_lang'),
    date: text('date').notNull(),
    startTime: text('start_time').notNull(),
    endDate: text('end_date'),
    endTime: text('end_time'),
    timeZone: text('time_zone').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** From when on it is past. */
    overAt: moment('over_at').notNull(),
    location: jsonWithoutPictures('location').$type<EventLocation>().notNull(),
    locationVisibility: text('location_visibility').$type<LocationVisibility>().notNull(),
    eventType: text('event_type').$type<EventFields['eventType']>().notNull(),
    onlineMeetingLink: text('online_meeting_link').notNull(),
    paid: boolean('paid').notNull(),
    price: doublePrecision('price'),
    currency: text('currency').notNull(),
    paymentLink: text('payment_link').notNull(),
    visibility: text('visibility').$type<EventFields['visibility']>().notNull(),
    approvalRequired: boolean('approval_required').notNull(),
    /** Null: unlimited. */
    maxParticipants: integer('max_participants'),
    organizerContact: text('organizer_contact').notNull(),
    imageUrl: picture('image_url'),
    /** Whether people may join a waiting list when the event is full. */
    waitingListEnabled: boolean('waiting_list_enabled').notNull().default(false),
    /** Maintained by a trigger on `event_participations`. Together with the reserved seats at most the number of seats. */
    confirmedCount: integer('confirmed_count').notNull().default(0),
    /** Kept by a trigger on `event_waits`: seats that are offered, and how many people wait for one. */
    reservedCount: integer('reserved_count').notNull().default(0),
    waitingCount: integer('waiting_count').notNull().default(0),
    /** The key that signs its tickets (EVT-10). The database generates it, and no call returns it. */
    ticketKey: text('ticket_key')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Kept by a trigger: how often it changed in what calendars go by, and when it was last put to another time. */
    sequence: integer('sequence').notNull().default(0),
    movedAt: moment('moved_at'),
    /** It does not take place. */
    cancelledAt: moment('cancelled_at'),
    /** A deleted event stays as a row that no call answers. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('events_created_by_idx').on(table.createdBy),
    index('events_series_idx')
      .on(table.seriesId, table.startsAt)
      .where(sql`${table.seriesId} is not null`),
    index('events_upcoming_idx')
      .on(table.communityId, table.startsAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('events_starts_idx')
      .on(table.startsAt)
      .where(sql`${table.deletedAt} is null`),
    index('events_past_idx')
      .on(table.communityId, table.overAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    // Lists that are filtered: few online ones among many are not looked for one by one.
    index('events_upcoming_online_idx')
      .on(table.communityId, table.startsAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.eventType} = 'ONLINE'`),
    index('events_past_online_idx')
      .on(table.communityId, table.overAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.eventType} = 'ONLINE'`),
    index('events_upcoming_free_idx')
      .on(table.communityId, table.startsAt, table.id)
      .where(sql`${table.deletedAt} is null and not ${table.paid}`),
    index('events_past_free_idx')
      .on(table.communityId, table.overAt, table.id)
      .where(sql`${table.deletedAt} is null and not ${table.paid}`),
    index('events_waiting_idx')
      .on(table.overAt)
      .where(sql`${table.waitingCount} > 0`),
    check(
      'events_seats_check',
      sql`${table.maxParticipants} is null or ${table.confirmedCount} + ${table.reservedCount} <= ${table.maxParticipants}`,
    ),
  ],
);

/** The organisers of events. */
export const eventOrganisers = pgTable(
  'event_organisers',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.participantId] }),
    index('event_organisers_participant_idx').on(table.participantId),
  ],
);

/** Participations in events, in every state: one status per person. */
export const eventParticipations = pgTable(
  'event_participations',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    participantId: person('participant_id'),
    status: text('status').$type<ParticipationStatus>().notNull(),
    /** When the person last asked or joined. Requests are listed in this order. */
    askedAt: moment('asked_at').notNull(),
    /** When an organiser approved it, if the event needs approval. */
    approvedAt: moment('approved_at'),
    /** When their payment was confirmed. Stays, whatever happens to the status. */
    paidAt: moment('paid_at'),
    changedAt: moment('changed_at').notNull(),
    /**
     * When the person last agreed by an action of their own: joined, asked, paid or accepted an invitation. Null after
     * their own cancellation, and for people whom an organiser added before there were invitations; then nobody else
     * changes their status.
     */
    agreedAt: moment('agreed_at'),
    /** When a confirmed participant was checked in. */
    checkedInAt: moment('checked_in_at'),
    /** Who checked them in. Null for a user without a participant here, or who left. */
    checkedInBy: text('checked_in_by').references(() => participants.id, { onDelete: 'set null' }),
    /** The scan that checked them in. The same scan may be sent again. */
    checkInId: text('check_in_id'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.participantId] }),
    index('event_participations_checked_in_by_idx').on(table.checkedInBy),
    index('event_participations_status_idx').on(
      table.eventId,
      table.status,
      table.askedAt,
      table.participantId,
    ),
    // All participations in every state, for the organiser's list.
    index('event_participations_asked_idx').on(table.eventId, table.askedAt, table.participantId),
    index('event_participations_participant_idx').on(table.participantId),
  ],
);

/** Every change of a status: who, when, from, to. */
export const eventParticipationChanges = pgTable(
  'event_participation_changes',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    /** The participant who changed it. Null for a user without one here, or who left. */
    byParticipantId: text('by_participant_id').references(() => participants.id, { onDelete: 'set null' }),
    /** Null of the first. */
    from: text('from_status').$type<ParticipationStatus>(),
    to: text('to_status').$type<ParticipationStatus>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('event_participation_changes_event_idx').on(table.eventId, table.participantId, table.at),
    index('event_participation_changes_participant_idx').on(table.participantId),
    index('event_participation_changes_by_idx').on(table.byParticipantId),
  ],
);
