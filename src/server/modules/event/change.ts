import { eq } from 'drizzle-orm';
import type { CreateEventBody, UpdateEventBody } from '../../../generated/api/event';
import {
  checkEvent,
  cleanEvent,
  newEvent,
  type EventFields,
  type EventProblem,
} from '../../../lib/rules/event/eventFields';
import type { Database } from '../../db/database';
import { eventResponsibles, events } from '../../db/schema';
import { AppError } from '../../errors';
import { randomId } from '../../tokens';
import { holdEvent } from './find';
import type { EventParts } from './parts';
import type { StoredEvent } from './stored';

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

/** What is stored of an event; throws 1100 with every field that is not right. */
function columnsOf(fields: EventFields) {
  const { moments, problems } = checkEvent(fields);
  if (problems) {
    throw new AppError(1100, {
      details: problems.map(({ path, problem }) => ({ path, message: said[problem] })),
    });
  }
  const { location, ...more } = fields;
  const { locationVisibility, ...place } = location;
  return { ...more, ...moments, location: place, locationVisibility };
}

/** What is stored of an event that is new; throws 1100 with every field that is not right. */
export const newColumns = (body: CreateEventBody) => columnsOf(merged(newEvent, body));

const fieldsOf = ({ location, locationVisibility, ...event }: StoredEvent): EventFields => ({
  ...{ title: event.title, description: event.description, date: event.date, startTime: event.startTime },
  ...{ endDate: event.endDate, endTime: event.endTime, timeZone: event.timeZone },
  location: { ...location, locationVisibility },
  ...{ eventType: event.eventType, onlineMeetingLink: event.onlineMeetingLink, paid: event.paid },
  ...{ price: event.price, currency: event.currency, paymentLink: event.paymentLink },
  ...{ visibility: event.visibility, approvalRequired: event.approvalRequired },
  ...{ maxParticipants: event.maxParticipants, organizerContact: event.organizerContact },
  waitingListEnabled: event.waitingListEnabled,
});

/** E04 and E05. */
export function createChanges(
  db: Pick<Database, 'transaction'>,
  { covers, places, tellOf }: Pick<EventParts, 'covers' | 'places' | 'tellOf'>,
  now: () => Date,
) {
  return {
    /** Creates an event that `createdBy` organises. */
    create(communityId: string, createdBy: string, body: CreateEventBody): Promise<StoredEvent> {
      const columns = newColumns(body);
      const at = now();
      return db.transaction(async ({ orm }) => {
        const [event] = await orm
          .insert(events)
          .values({ ...columns, id: randomId(), communityId, createdBy, createdAt: at, updatedAt: at })
          .returning();
        await orm
          .insert(eventResponsibles)
          .values({ eventId: event!.id, participantId: createdBy, addedAt: at });
        return event!;
      });
    },

    /** Changes what is named; the whole has to be right then. 1203 of fewer places than are taken or held. */
    change(communityId: string, id: string, body: UpdateEventBody): Promise<StoredEvent> {
      return db.transaction(async (tx) => {
        const { orm } = tx;
        const before = await places.settle(tx, await holdEvent(orm, communityId, id));
        const columns = columnsOf(merged(fieldsOf(before), body));
        const { maxParticipants: most } = columns;
        const { confirmedCount, heldCount } = before;
        if (most !== null && most < confirmedCount + heldCount) throw new AppError(1203);
        const [event] = await orm
          .update(events)
          .set({ ...columns, updatedAt: now() })
          .where(eq(events.id, id))
          .returning();
        if (!event!.cancelledAt) await tellOf(tx, event!, { what: 'CHANGED', before });
        if (before.visibility === 'PUBLIC' && columns.visibility === 'PRIVATE') await covers.hide(tx, before);
        // More places are offered at once.
        return places.settle(tx, event!);
      });
    },
  };
}
