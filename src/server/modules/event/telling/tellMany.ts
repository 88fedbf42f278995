import type { FastifyInstance } from 'fastify';
import { routePaths } from '../../../../lib/routes';
import { sayWhen } from '../../../../lib/rules/event/sayEvent';
import type { ParticipationStatus } from '../../../../lib/rules/event/participation';
import type { Transaction } from '../../../db/database';
import type { EventTelling, eventTellings } from '../../../db/schema';
import type { EventData } from '../../../mail/templates/event/eventEmail';
import type { StoredEvent } from '../stored';
import { dataOf } from './dataOf';
import { readerOf, sequenceFor, type Reader } from './reader';
import { isDue } from './reminders';

export type StoredTelling = typeof eventTellings.$inferSelect;

interface Told {
  telling: StoredTelling;
  to: Reader;
  data: EventData;
  now: Date;
}

interface Teller {
  /** Who is told: those whose part is this. */
  statuses: readonly ParticipationStatus[];
  /** Whether it is still to be told of an event as it is by now. */
  holds(event: StoredEvent, telling: StoredTelling, now: Date): boolean;
  tell(tx: Transaction, told: Told): Promise<void>;
}

const goes = ['CONFIRMED'] as const;
const isOn = ({ cancelledAt, deletedAt }: StoredEvent): boolean => !cancelledAt && !deletedAt;
const causeOf = ({ telling, to }: Told) => ({ cause: `${telling.id}:${to.participantId}` });

/** What many are told of an event: a row for each, or it does not compile. */
export function tellersOf({ notify }: Pick<FastifyInstance, 'notify'>): Record<EventTelling, Teller> {
  const reminder = (what: 'DAY' | 'HOUR' | 'THANKS', tell: Teller['tell']): Teller => ({
    statuses: goes,
    holds: (event, { about }, now) =>
      isOn(event) && event.startsAt.toISOString() === about && isDue(what, event, now),
    tell,
  });
  return {
    CHANGED: {
      statuses: goes,
      // Of what changed once more meanwhile, that change tells.
      holds: (event, { about }, now) => isOn(event) && String(event.sequence) === about && event.overAt > now,
      async tell(tx, told) {
        const { telling, to, data, now } = told;
        const { before } = telling;
        const said = before ? sayWhen(before, { lang: to.lang, zone: before.timeZone, now }) : '';
        const changed = { ...data, before: said, moved: telling.moved };
        await notify(tx, 'eventChanged', to, changed, causeOf(told));
      },
    },
    CANCELLED: {
      statuses: ['CONFIRMED', 'PENDING'],
      holds: (event) => !isOn(event),
      tell: (tx, told) => notify(tx, 'eventCancelled', told.to, told.data, causeOf(told)),
    },
    DAY: reminder('DAY', (tx, told) => notify(tx, 'eventTomorrow', told.to, told.data, causeOf(told))),
    HOUR: reminder('HOUR', (tx, told) => notify(tx, 'eventSoon', told.to, told.data, causeOf(told))),
    THANKS: reminder('THANKS', async (tx, told) => {
      const eventsUrl = told.to.siteUrl + routePaths.events;
      await notify(tx, 'eventThanks', told.to, { ...told.data, eventsUrl }, causeOf(told));
    }),
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
  await teller.tell(tx, { telling, to, now, data: dataOf(event, to, { isExpected, sequence, isGone, now }) });
}

interface TellOne {
  event: StoredEvent;
  telling: StoredTelling;
  participantId: string;
  now: Date;
}
