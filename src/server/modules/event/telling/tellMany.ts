import type { FastifyInstance } from 'fastify';
import { routePaths } from '../../../../lib/routes';
import type { Transaction } from '../../../db/database';
import type { EventTelling } from '../../../db/schema';
import type { EventData } from '../notifications/eventEmail';
import { ofDates } from '../notifications/seriesDates';
import type { Occasion } from '../../../notifications/notify';
import { ticketLink } from '../checkIn/ticket';
import { findPart } from '../part';
import type { StoredEvent, StoredTelling } from '../stored';
import { beforeText, cancelledDates, changedDates } from './dates';
import { dataOf } from './dataOf';
import { readerOf, sequenceFor, type Reader } from './reader';
import { isDue } from './reminders';
import { requestsFor } from './requests';
import { urgentFrom } from '../../../notifications/kinds/urgent';
import { expecting, organising, takingPart, type Whom } from './whom';
import { eventCancelled } from '../notifications/eventCancelled';
import { eventChanged } from '../notifications/eventChanged';
import { eventSoon, eventTomorrow } from '../notifications/eventReminder';
import { eventRequests } from '../notifications/eventRequests';
import { eventThanks } from '../notifications/eventThanks';

interface Told {
  event: StoredEvent;
  telling: StoredTelling;
  to: Reader;
  data: EventData;
  now: Date;
}

interface Teller {
  whom: Whom;
  /** Whether it is still to be told of an event as it is by now. */
  holds(event: StoredEvent, telling: StoredTelling, now: Date): boolean;
  tell(tx: Transaction, told: Told): Promise<void>;
}

const goes = takingPart('CONFIRMED');
const isOn = ({ cancelledAt, deletedAt }: StoredEvent): boolean => !cancelledAt && !deletedAt;
const withTicket = ({ event, to, data }: Told) => ({ ...data, ticket: ticketLink(event, to) });
const occasionOf = ({ event, telling, to }: Told): Occasion => ({
  cause: `${telling.id}:${to.participantId}`,
  thing: event.id,
  by: telling.causedBy === null ? null : { userId: telling.causedBy },
  urgentFrom: urgentFrom(event),
});

/** The same of several dates of a series: of one alone it is that event. */
function occasionOfDates(told: Told, dates: readonly EventData[]): Occasion | undefined {
  const [first] = dates;
  if (!first) return undefined;
  const { event, telling } = told;
  // That some dates are cancelled says nothing of others that changed.
  const series = `${event.seriesId ?? event.id}:${telling.what}`;
  const thing = dates.length > 1 ? series : first.eventId;
  const starts = dates.map(({ calendar }) => Date.parse(calendar.startsAt));
  return {
    ...occasionOf(told),
    thing,
    urgentFrom: urgentFrom({ startsAt: new Date(Math.min(...starts)) }),
  };
}

/** What many are told of an event: a row for each, or it does not compile. */
export function tellersOf({ notify }: Pick<FastifyInstance, 'notify'>): Record<EventTelling, Teller> {
  const reminder = (what: 'DAY' | 'HOUR' | 'THANKS', tell: Teller['tell']): Teller => ({
    whom: goes,
    holds: (event, { about }, now) =>
      isOn(event) && event.startsAt.toISOString() === about && isDue(what, event, now),
    tell,
  });
  return {
    CHANGED: {
      whom: goes,
      // Of what changed once more meanwhile, that change tells.
      holds: (event, { about, dates }, now) =>
        dates !== null || (isOn(event) && String(event.sequence) === about && event.overAt > now),
      async tell(tx, told) {
        const { telling, to, data, now } = told;
        if (!telling.dates) {
          const changed = { ...data, before: beforeText(telling.before, to, now), moved: telling.moved };
          return notify(tx, eventChanged, to, changed, occasionOf(told));
        }
        const dates = await changedDates(tx.orm, told);
        const occasion = occasionOfDates(told, dates);
        if (occasion) await notify(tx, eventChanged, to, ofDates(dates), occasion);
      },
    },
    CANCELLED: {
      whom: expecting,
      holds: (event) => !isOn(event),
      async tell(tx, told) {
        const { event, telling, to, data } = told;
        if (telling.dates) {
          const dates = await cancelledDates(tx.orm, told);
          const occasion = occasionOfDates(told, dates);
          if (occasion) await notify(tx, eventCancelled, to, ofDates(dates), occasion);
          return;
        }
        const part = await findPart(tx.orm, { eventId: event.id, participantId: to.participantId });
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
      whom: organising,
      holds: (event, _, now) => isOn(event) && event.overAt > now,
      async tell(tx, told) {
        const { event, to, data } = told;
        const { about, ...who } = await requestsFor(tx.orm, event.id, to.participantId);
        if (who.count === 0) return;
        const { eventId, title, when, url } = data;
        const requests = { eventId, title, when, url, ...who };
        // Of one who asks again and again it is known who causes it; of several it is nobody's act.
        const [only] = about;
        const by = who.count === 1 && only ? { participantId: only } : null;
        await notify(tx, eventRequests, to, requests, { ...occasionOf(told), by, about });
      },
    },
  };
}

/** Tells one participant. Of what does not take place nobody is told where it was to be. */
export async function tellOne(
  app: Pick<FastifyInstance, 'communities'>,
  tx: Transaction,
  teller: Teller,
  { event, telling, participantId, now }: TellOne,
): Promise<void> {
  const config = app.communities.byId(event.communityId);
  const to = config && (await readerOf(app, tx.orm, config, participantId, event.id));
  if (!to) return;
  const sequence = await sequenceFor(tx.orm, event, participantId);
  const isExpected = telling.what !== 'CANCELLED';
  const isGone = event.deletedAt !== null;
  await teller.tell(tx, {
    event,
    telling,
    to,
    now,
    data: dataOf(event, to, { isExpected, sequence, isGone, now }),
  });
}

interface TellOne {
  event: StoredEvent;
  telling: StoredTelling;
  participantId: string;
  now: Date;
}
