import type { FastifyInstance } from 'fastify';
import { formatPrice, formatWhen } from '../../../../lib/rules/event/formatEvent';
import type { Transaction } from '../../../db/database';
import { ticketLink } from '../../../eventAccess/ticket';
import type { Actor, Occasion } from '../../../notifications/notify';
import { urgentFrom } from '../../../notifications/kinds/urgent';
import type { ParticipationActivities } from './activity';
import type { StoredEvent } from '../../../eventAccess/stored';
import { dataOf } from '../../../eventAccess/emails/dataOf';
import { readerOf, sequenceFor, type Reader } from '../../../eventAccess/reader';
import { eventApproved } from '../notifications/eventApproved';
import { eventAsked } from '../notifications/eventAsked';
import { eventConfirmed } from '../notifications/eventConfirmed';
import { eventLeft } from '../notifications/eventLeft';
import { eventOffered } from '../notifications/eventOffered';
import { eventRejected } from '../notifications/eventRejected';

export type NotifyApp = Pick<FastifyInstance, 'communities' | 'notify'>;

/** The amount and the payment link. Empty if the event is free. */
const toPay = ({ paid, price, currency, paymentLink }: StoredEvent, { lang }: Reader) => ({
  price: paid && price !== null ? formatPrice(price, currency, lang) : '',
  payUrl: paid ? paymentLink : '',
});

/** The occasion of a notification about a participation. It is urgent if the event is about to start. */
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
      { participantId, cause, by }: ParticipationActivities['CONFIRMED'],
    ) {
      const message = await about(tx, event, participantId, { isExpected: true });
      if (!message) return;
      const data = { ...message.data, ticket: ticketLink(event, message.to) };
      await app.notify(tx, eventConfirmed, message.to, data, occasionOf(event, { cause, by }));
    },

    async ASKED(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, by }: ParticipationActivities['ASKED'],
    ) {
      const message = await about(tx, event, participantId, { isTentative: true });
      if (!message) return;
      const answered = event.approvalRequired;
      const data = { ...message.data, ...toPay(event, message.to), answered };
      await app.notify(tx, eventAsked, message.to, data, occasionOf(event, { cause, by }));
    },

    async APPROVED(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, by }: ParticipationActivities['APPROVED'],
    ) {
      const message = await about(tx, event, participantId, { isTentative: true });
      if (!message) return;
      const data = { ...message.data, ...toPay(event, message.to) };
      await app.notify(tx, eventApproved, message.to, data, occasionOf(event, { cause, by }));
    },

    async REJECTED(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, by }: ParticipationActivities['REJECTED'],
    ) {
      const message = await about(tx, event, participantId);
      if (message)
        await app.notify(tx, eventRejected, message.to, message.data, occasionOf(event, { cause, by }));
    },

    async LEFT(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, byThemselves, by }: ParticipationActivities['LEFT'],
    ) {
      const message = await about(tx, event, participantId);
      if (message)
        await app.notify(
          tx,
          eventLeft,
          message.to,
          { ...message.data, byThemselves },
          occasionOf(event, { cause, by }),
        );
    },

    async OFFERED(
      tx: Transaction,
      event: StoredEvent,
      { participantId, cause, until, by }: ParticipationActivities['OFFERED'],
    ) {
      const message = await about(tx, event, participantId, { isTentative: true });
      if (!message) return;
      const reader = { lang: message.to.lang, zone: event.timeZone, now: now() };
      const untilText = formatWhen({ startsAt: until.toISOString(), endsAt: null }, reader);
      await app.notify(
        tx,
        eventOffered,
        message.to,
        { ...message.data, until: untilText },
        occasionOf(event, { cause, by }),
      );
    },
  };
}
