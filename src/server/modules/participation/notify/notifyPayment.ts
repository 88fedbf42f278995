import { pathTo } from '../../../../lib/pathTo';
import type { Transaction } from '../../../db/database';
import type { ParticipationActivities } from './activity';
import type { StoredEvent } from '../../../eventAccess/stored';
import { readerOf } from '../../../eventAccess/reader';
import type { NotifyApp } from './notifyParticipant';
import { organisersOf } from '../../../eventAccess/organisersOf';
import { eventPayment } from '../notifications/eventPayment';

/** Notifies the organisers (or managers, if there are none) of a payment that gave nobody a seat. */
export const createNotifyPayment =
  (app: NotifyApp) =>
  async (
    tx: Transaction,
    event: StoredEvent,
    { cause, problem, paymentId }: ParticipationActivities['PAYMENT_PROBLEM'],
  ): Promise<void> => {
    const config = app.communities.byId(event.communityId);
    if (!config) return;
    for (const participantId of await organisersOf(tx.orm, event)) {
      const to = await readerOf(app, tx.orm, config, participantId);
      if (!to) continue;
      const url = event.deletedAt ? '' : to.siteUrl + pathTo('event', { eventId: event.id });
      const data = { eventId: event.id, title: event.title, kind: problem, paymentId, url };
      await app.notify(tx, eventPayment, to, data, { cause, thing: paymentId, by: null });
    }
  };
