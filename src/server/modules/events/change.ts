import { eq } from 'drizzle-orm';
import type { CreateEventBody, UpdateEventBody } from '../../../generated/api/event';
import {
  checkEvent,
  cleanEvent,
  newEvent,
  type EventFields,
  type EventProblem,
} from '../../../lib/rules/event/eventFields';
import { clockOn, daysOf, followingClock, type Repeat } from '../../../lib/rules/event/series';
import type { Lang } from '../../../lib/lang';
import type { Database, Transaction } from '../../db/database';
import { languagesOf } from '../../db/languagesOf';
import { eventOrganisers, events } from '../../db/schema';
import { AppError } from '../../errors';
import type { Actor } from '../../notifications/notify';
import { randomId } from '../../tokens';
import type { ChangedEvent } from './notify/notifyChange';
import type { EventServices } from './services';
import { lockSeries } from './series';
import type { StoredEvent } from '../../eventAccess/stored';
import type { Viewer } from '../../eventAccess/viewer';

type Body = CreateEventBody | UpdateEventBody;

const said: Record<EventProblem['problem'], string> = {
  missing: 'is required',
  tooLong: 'is too long',
  invalid: 'is not valid',
  skipped: 'is left out by the clocks on that day',
  notAfterStart: 'has to be after the beginning',
  alone: 'is missing beside the other coordinate',
};

const merged = (fields: EventFields, { location, ...body }: Body): EventFields =>
  cleanEvent({ ...fields, ...body, location: { ...fields.location, ...location } });

/** The columns of an event. Throws 1100 with every invalid field, and with its day if it is one of several. */
function columnsOf(fields: EventFields, among = false) {
  const { moments, problems } = checkEvent(fields);
  if (problems) {
    const of = among ? `${fields.date}: ` : '';
    throw new AppError(1100, {
      details: problems.map(({ path, problem }) => ({ path, message: of + said[problem] })),
    });
  }
  const { location, ...more } = fields;
  const { locationVisibility, ...place } = location;
  return { ...more, ...moments, location: place, locationVisibility };
}

/** The columns of a new event. Throws 1100 with every invalid field. */
export const newColumns = (body: CreateEventBody) => columnsOf(merged(newEvent, body));

/** The same for every event of a series, the earliest first. */
function seriesColumns(body: CreateEventBody, repeat: Repeat) {
  const fields = merged(newEvent, body);
  const first = columnsOf(fields);
  const [, ...others] = daysOf(fields.date, repeat);
  return [first, ...others.map((date) => columnsOf({ ...fields, ...clockOn(fields, date) }, true))];
}

const fieldsOf = ({ location, locationVisibility, ...event }: StoredEvent): EventFields => ({
  title: event.title,
  description: event.description,
  date: event.date,
  startTime: event.startTime,
  endDate: event.endDate,
  endTime: event.endTime,
  timeZone: event.timeZone,
  location: { ...location, locationVisibility },
  eventType: event.eventType,
  onlineMeetingLink: event.onlineMeetingLink,
  paid: event.paid,
  price: event.price,
  currency: event.currency,
  paymentLink: event.paymentLink,
  visibility: event.visibility,
  approvalRequired: event.approvalRequired,
  maxParticipants: event.maxParticipants,
  organizerContact: event.organizerContact,
  waitingListEnabled: event.waitingListEnabled,
});

/** A change of an event and its author. `following` also changes the later ones of its series that this viewer may edit. */
interface Change {
  communityId: string;
  id: string;
  body: UpdateEventBody;
  /** The language of its texts. */
  lang: Lang;
  by: Actor;
  following: Viewer | undefined;
}

/** E04 and E05. */
export function createChanges(
  db: Pick<Database, 'transaction'>,
  { covers, settle, notifyChange }: EventServices,
  now: () => Date,
) {
  /** Makes an event, which `tx` has locked, what `columns` say. 1203 of fewer places than are taken or reserved. */
  async function put(
    tx: Transaction,
    locked: StoredEvent,
    columns: ReturnType<typeof columnsOf>,
    lang: Lang,
  ): Promise<ChangedEvent> {
    const { orm } = tx;
    const before = await settle(tx, locked);
    const { maxParticipants: most } = columns;
    const { confirmedCount, reservedCount } = before;
    if (most !== null && most < confirmedCount + reservedCount) throw new AppError(1203);
    const [event] = await orm
      .update(events)
      .set({ ...columns, ...languagesOf(events, columns, lang, locked), updatedAt: now() })
      .where(eq(events.id, locked.id))
      .returning();
    if (before.visibility === 'PUBLIC' && columns.visibility === 'PRIVATE') await covers.hide(tx, before);
    // New seats are offered immediately.
    await settle(tx, event!);
    return { event: event!, before };
  }

  return {
    /** Creates an event that `createdBy` organises, or a series of them (EVT-13). Returns the id of the first. */
    create(
      { communityId, createdBy, lang }: { communityId: string; createdBy: string; lang: Lang },
      { repeat, ...body }: CreateEventBody,
    ): Promise<string> {
      const all = repeat ? seriesColumns(body, repeat) : [newColumns(body)];
      const at = now();
      const shared = { communityId, createdBy, createdAt: at, updatedAt: at };
      const seriesId = repeat ? randomId() : null;
      const rows = all.map((columns) => ({
        ...columns,
        ...languagesOf(events, columns, lang),
        ...shared,
        seriesId,
        id: randomId(),
      }));
      return db.transaction(async ({ orm }) => {
        await orm.insert(events).values(rows);
        await orm
          .insert(eventOrganisers)
          .values(rows.map(({ id }) => ({ eventId: id, participantId: createdBy, addedAt: at })));
        return rows[0]!.id;
      });
    },

    /**
     * Changes the given fields. `following` also changes the later events of its series; if one of them would be
     * invalid, none changes. Throws 1203 if there would be fewer seats than are taken or reserved.
     */
    change({ communityId, id, body, lang, by, following }: Change): Promise<void> {
      return db.transaction(async (tx) => {
        const locked = await lockSeries(tx.orm, { communityId, id, following });
        const before = fieldsOf(locked.event);
        const after = merged(before, body);
        const changes = [await put(tx, locked.event, columnsOf(after), lang)];
        const change = { before, after, named: Object.keys(body) };
        for (const event of locked.following) {
          const fields = fieldsOf(event);
          const changed = { ...merged(fields, body), ...followingClock(fields, change) };
          changes.push(await put(tx, event, columnsOf(changed, true), lang));
        }
        // One action is one notification, however many dates it changes.
        const [first, ...others] = changes.filter(({ event }) => !event.cancelledAt);
        if (first) await notifyChange.changed(tx, first.event, { before: first.before, others, by });
      });
    },
  };
}
