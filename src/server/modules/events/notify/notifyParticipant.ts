import type { FastifyInstance } from 'fastify';
import { formatPrice, formatWhen } from '../../../../lib/rules/event/formatEvent';
import type { Transaction } from '../../../db/database';
import { ticketLink } from '../../../eventAccess/ticket';
import type { Actor, Occasion } from '../../../notifications/notify';
import { urgentFrom } from '../../../notifications/kinds/urgent';
import type { EventActivities } from '../../../eventAccess/activity';
import type { StoredEvent } from '../../../eventAccess/stored';
import { dataOf } from './dataOf';
import { readerOf, sequenceFor, type Reader } from '../../../eventAccess/reader';
import { eventApproved } from '../notifications/eventApproved';
import { eventAsked } from '../notifications/eventAsked';
import { eventConfirmed } from '../notifications/eventConfirmed';
import { eventLeft } from '../notifications/eventLeft';
import { eventOffered } from '../notifications/eventOffered';
import { eventRejected } from '../notifications/eventRejected';

export type NotifyApp = Pick<FastifyInstance, 'communities' | 'notify'>;

/** What they pay, and where; nothing where it is free. */
const toPay = ({ paid, price, currency, paymentLink }: StoredEvent, { lang }: Reader) => ({
  price: paid && price !== null ? formatPrice(price, currency, lang) : '',
  payUrl: paid ? paymentLink : '',
});

/** What happened to somebody's participation in an event. What is about to begin waits for nothing. */
const occasionOf = (event: StoredEvent, { cause, by }: { cause: string; by: Actor }): Occasion => ({
  cause,
  thing: event.id,
  by,
  urgentFrom: urgentFrom(event),
});

/** Notifies one person of a change of their own participation. */
export function createNotifyParticipant(app: NotifyApp, now: () => Date) {
  async function about(
    { orm }: Transaction,
    event: StoredEvent,
    participantId: string,
    more: { isExpected?: boolean; isTentative?: boolean } = {},
  ) {
    const config = app.communities.byId(event.communityId);
    const to = config && (await readerOf(app, orm, config, participantId, event.id));
    if (!to) return undefined;
    const sequence = await sequenceFor(orm, event, participantId);
    const { isExpected = false, isTentative = false } = more;
    const status = isTentative ? 'TENTATIVE' : 'CONFIRMED';
    return { to, data: dataOf(event, to, { isExpected, sequence, status, now: now() }) };
  }

  return {
    async CONFIRMED(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, by }: EventActivities['CONFIRMED'],
    ) {
      const told = await about(tx, event, participantId, { isExpected: true });
      if (!told) return;
      const data = { ...told.data, ticket: ticketLink(event, told.to) };
      await app.notify(tx, eventConfirmed, told.to, data, occasionOf(event, { cause, by }));
    },

    async ASKED(tx: Transaction, event: StoredEvent, { participantId, cause, by }: EventActivities['ASKED']) {
      const told = await about(tx, event, participantId, { isTentative: true });
      if (!told) return;
      const answered = event.approvalRequired;
      const data = { ...told.data, ...toPay(event, told.to), answered };
      await app.notify(tx, eventAsked, told.to, data, occasionOf(event, { cause, by }));
    },

    async APPROVED(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, by }: EventActivities['APPROVED'],
    ) {
      const told = await about(tx, event, participantId, { isTentative: true });
      if (!told) return;
      const data = { ...told.data, ...toPay(event, told.to) };
      await app.notify(tx, eventApproved, told.to, data, occasionOf(event, { cause, by }));
    },

    async REJECTED(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, by }: EventActivities['REJECTED'],
    ) {
      const told = await about(tx, event, participantId);
      if (told) await app.notify(tx, eventRejected, told.to, told.data, occasionOf(event, { cause, by }));
    },

    async LEFT(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, byThemselves, by }: EventActivities['LEFT'],
    ) {
      const told = await about(tx, event, participantId);
      if (told)
        await app.notify(
          tx,
          eventLeft,
          told.to,
          { ...told.data, byThemselves },
          occasionOf(event, { cause, by }),
        );
    },

    async OFFERED(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, until, by }: EventActivities['OFFERED'],
    ) {
      const told = await about(tx, event, participantId, { isTentative: true });
      if (!told) return;
      const reader = { lang: told.to.lang, zone: event.timeZone, now: now() };
      const untilText = formatWhen({ startsAt: until.toISOString(), endsAt: null }, reader);
      await app.notify(
        tx,
        eventOffered,
        told.to,
        { ...told.data, until: untilText },
        occasionOf(event, { cause, by }),
      );
    },
  };
}
