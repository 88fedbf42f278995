import type { FastifyInstance } from 'fastify';
import { routePaths } from '../../../../lib/routes';
import type { Transaction } from '../../../db/database';
import type { EventBroadcastKind } from '../../../db/schema';
import type { EventData } from '../notifications/eventEmail';
import { ofDates } from '../notifications/seriesDates';
import type { Occasion } from '../../../notifications/notify';
import { ticketLink } from '../../../eventAccess/ticket';
import { findParticipation } from '../../../eventAccess/participation';
import type { StoredEvent, StoredBroadcast } from '../../../eventAccess/stored';
import { beforeText, cancelledDates, changedDates } from './dates';
import { dataOf } from './dataOf';
import { readerOf, sequenceFor, type Reader } from '../../../eventAccess/reader';
import { isDue } from './reminders';
import { requestsFor } from './requests';
import { urgentFrom } from '../../../notifications/kinds/urgent';
import { expecting, organising, takingPart, type Audience } from './audience';
import { eventCancelled } from '../notifications/eventCancelled';
import { eventChanged } from '../notifications/eventChanged';
import { eventSoon, eventTomorrow } from '../notifications/eventReminder';
import { eventRequests } from '../notifications/eventRequests';
import { eventThanks } from '../notifications/eventThanks';

interface Told {
  event: StoredEvent;
  broadcast: StoredBroadcast;
  to: Reader;
  data: EventData;
  now: Date;
}

interface BroadcastKind {
  audience: Audience;
  /** Whether the broadcast is still true of the event as it is now. */
  isStillTrue(event: StoredEvent, broadcast: StoredBroadcast, now: Date): boolean;
  send(tx: Transaction, told: Told): Promise<unknown>;
}

const goes = takingPart('CONFIRMED');
const isOn = ({ cancelledAt, deletedAt }: StoredEvent): boolean => !cancelledAt && !deletedAt;
const withTicket = ({ event, to, data }: Told) => ({ ...data, ticket: ticketLink(event, to) });
const occasionOf = ({ event, broadcast, to }: Told): Occasion => ({
  cause: `${broadcast.id}:${to.participantId}`,
  thing: event.id,
  by: broadcast.causedBy === null ? null : { userId: broadcast.causedBy },
  urgentFrom: urgentFrom(event),
});

/** Occasion of several dates of a series; a single date has the occasion of its event. */
function occasionOfDates(told: Told, dates: readonly EventData[]): Occasion | undefined {
  const [first] = dates;
  if (!first) return undefined;
  const { event, broadcast } = told;
  // Cancelled and changed dates of one series do not collapse into each other.
  const series = `${event.seriesId ?? event.id}:${broadcast.what}`;
  const thing = dates.length > 1 ? series : first.eventId;
  const starts = dates.map(({ calendar }) => Date.parse(calendar.startsAt));
  return {
    ...occasionOf(told),
    thing,
    urgentFrom: urgentFrom({ startsAt: new Date(Math.min(...starts)) }),
  };
}

/** Defines each kind of broadcast: its audience, and the notification it sends. */
export function broadcastKindsOf({
  notify,
}: Pick<FastifyInstance, 'notify'>): Record<EventBroadcastKind, BroadcastKind> {
  const reminder = (what: 'DAY' | 'HOUR' | 'THANKS', send: BroadcastKind['send']): BroadcastKind => ({
    audience: goes,
    isStillTrue: (event, { about }, now) =>
      isOn(event) && event.startsAt.toISOString() === about && isDue(what, event, now),
    send,
  });
  return {
    CHANGED: {
      audience: goes,
      // A later change has a broadcast of its own.
      isStillTrue: (event, { about, dates }, now) =>
        dates !== null || (isOn(event) && String(event.sequence) === about && event.overAt > now),
      async send(tx, told) {
        const { broadcast, to, data, now } = told;
        if (!broadcast.dates) {
          const changed = { ...data, before: beforeText(broadcast.before, to, now), moved: broadcast.moved };
          return notify(tx, eventChanged, to, changed, occasionOf(told));
        }
        const dates = await changedDates(tx.orm, told);
        const occasion = occasionOfDates(told, dates);
        if (occasion) await notify(tx, eventChanged, to, ofDates(dates), occasion);
      },
    },
    CANCELLED: {
      audience: expecting,
      isStillTrue: (event) => !isOn(event),
      async send(tx, told) {
        const { event, broadcast, to, data } = told;
        if (broadcast.dates) {
          const dates = await cancelledDates(tx.orm, told);
          const occasion = occasionOfDates(told, dates);
          if (occasion) await notify(tx, eventCancelled, to, ofDates(dates), occasion);
          return;
        }
        const part = await findParticipation(tx.orm, { eventId: event.id, participantId: to.participantId });
        const waited = part?.status !== 'CONFIRMED' && part?.status !== 'PENDING';
        await notify(tx, eventCancelled, to, { ...data, waited }, occasionOf(told));
      },
    },
    DAY: reminder('DAY', (tx, told) =>
      notify(tx, eventTomorrow, told.to, withTicket(told), occasionOf(told)),
    ),
    HOUR: reminder('HOUR', (tx, told) => notify(tx, eventSoon, told.to, withTicket(told), occasionOf(told))),
    THANKS: reminder('THANKS', async (tx, told) => {
      const eventsUrl = told.to.siteUrl + routePaths.events;
      await notify(tx, eventThanks, told.to, { ...told.data, eventsUrl }, occasionOf(told));
    }),
    REQUESTS: {
      audience: organising,
      isStillTrue: (event, _, now) => isOn(event) && event.overAt > now,
      async send(tx, told) {
        const { event, to, data } = told;
        const { about, ...who } = await requestsFor(tx.orm, event.id, to.participantId);
        if (who.count === 0) return;
        const { eventId, title, when, url } = data;
        const requests = { eventId, title, when, url, ...who };
        // One person who asks is the actor, so that asking again and again is bounded; several have no actor.
        const [only] = about;
        const by = who.count === 1 && only ? { participantId: only } : null;
        await notify(tx, eventRequests, to, requests, { ...occasionOf(told), by, about });
      },
    },
  };
}

/** Notifies one participant. A cancelled event’s exact location is left out. */
export async function notifyOne(
  app: Pick<FastifyInstance, 'communities'>,
  tx: Transaction,
  kind: BroadcastKind,
  { event, broadcast, participantId, now }: NotifyOne,
): Promise<void> {
  const config = app.communities.byId(event.communityId);
  const to = config && (await readerOf(app, tx.orm, config, participantId, event.id));
  if (!to) return;
  const sequence = await sequenceFor(tx.orm, event, participantId);
  const isExpected = broadcast.what !== 'CANCELLED';
  const isGone = event.deletedAt !== null;
  await kind.send(tx, {
    event,
    broadcast,
    to,
    now,
    data: dataOf(event, to, { isExpected, sequence, isGone, now }),
  });
}

interface NotifyOne {
  event: StoredEvent;
  broadcast: StoredBroadcast;
  participantId: string;
  now: Date;
}
