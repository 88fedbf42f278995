import type { FastifyInstance } from 'fastify';
import { routePaths } from '../../../../lib/routes';
import type { Transaction } from '../../../db/database';
import type { EventBroadcastKind } from '../../../db/schema';
import type { EventData } from '../../../eventAccess/emails/eventEmail';
import { ofDates } from '../notifications/seriesDates';
import type { Occasion } from '../../../notifications/notify';
import { ticketLink } from '../../../eventAccess/ticket';
import { findParticipation } from '../../../eventAccess/participation';
import {
  occasionOf,
  type BroadcastKind,
  type BroadcastMessage,
  type BroadcastOfEvent,
} from '../../../eventAccess/broadcastKind';
import type { StoredEvent } from '../../../eventAccess/stored';
import { beforeText, cancelledDates, changedDates } from './dates';
import { dataOf } from '../../../eventAccess/emails/dataOf';
import { readerOf, sequenceFor } from '../../../eventAccess/reader';
import { isDue } from './reminders';
import { urgentFrom } from '../../../notifications/kinds/urgent';
import { expecting, takingPart } from './audience';
import { eventCancelled } from '../notifications/eventCancelled';
import { eventChanged } from '../notifications/eventChanged';
import { eventSoon, eventTomorrow } from '../notifications/eventReminder';
import { eventThanks } from '../notifications/eventThanks';

const goes = takingPart('CONFIRMED');
const isOn = ({ cancelledAt, deletedAt }: StoredEvent): boolean => !cancelledAt && !deletedAt;
const withTicket = ({ event, to, data }: BroadcastMessage) => ({ ...data, ticket: ticketLink(event, to) });

/** Occasion of several dates of a series; a single date has the occasion of its event. */
function occasionOfDates(message: BroadcastMessage, dates: readonly EventData[]): Occasion | undefined {
  const [first] = dates;
  if (!first) return undefined;
  const { event, broadcast } = message;
  // Cancelled and changed dates of one series do not replace each other.
  const series = `${event.seriesId ?? event.id}:${broadcast.what}`;
  const thing = dates.length > 1 ? series : first.eventId;
  const starts = dates.map(({ calendar }) => Date.parse(calendar.startsAt));
  return {
    ...occasionOf(message),
    thing,
    urgentFrom: urgentFrom({ startsAt: new Date(Math.min(...starts)) }),
  };
}

/** Defines each kind of broadcast: its audience, and the notification it sends. */
export function broadcastKindsOf({
  notify,
  requestsBroadcast,
}: Pick<FastifyInstance, 'notify' | 'requestsBroadcast'>): Record<EventBroadcastKind, BroadcastKind> {
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
      async send(tx, message) {
        const { broadcast, to, data, now } = message;
        if (!broadcast.dates) {
          const changed = { ...data, before: beforeText(broadcast.before, to, now), moved: broadcast.moved };
          return notify(tx, eventChanged, to, changed, occasionOf(message));
        }
        const dates = await changedDates(tx.orm, message);
        const occasion = occasionOfDates(message, dates);
        if (occasion) await notify(tx, eventChanged, to, ofDates(dates), occasion);
      },
    },
    CANCELLED: {
      audience: expecting,
      isStillTrue: (event) => !isOn(event),
      async send(tx, message) {
        const { event, broadcast, to, data } = message;
        if (broadcast.dates) {
          const dates = await cancelledDates(tx.orm, message);
          const occasion = occasionOfDates(message, dates);
          if (occasion) await notify(tx, eventCancelled, to, ofDates(dates), occasion);
          return;
        }
        const part = await findParticipation(tx.orm, { eventId: event.id, participantId: to.participantId });
        const waited = part?.status !== 'CONFIRMED' && part?.status !== 'PENDING';
        await notify(tx, eventCancelled, to, { ...data, waited }, occasionOf(message));
      },
    },
    DAY: reminder('DAY', (tx, message) =>
      notify(tx, eventTomorrow, message.to, withTicket(message), occasionOf(message)),
    ),
    HOUR: reminder('HOUR', (tx, message) =>
      notify(tx, eventSoon, message.to, withTicket(message), occasionOf(message)),
    ),
    THANKS: reminder('THANKS', async (tx, message) => {
      const eventsUrl = message.to.siteUrl + routePaths.events;
      await notify(tx, eventThanks, message.to, { ...message.data, eventsUrl }, occasionOf(message));
    }),
    REQUESTS: requestsBroadcast,
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

interface NotifyOne extends BroadcastOfEvent {
  participantId: string;
  now: Date;
}
