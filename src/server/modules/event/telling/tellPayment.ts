import { pathTo } from '../../../../lib/pathTo';
import type { Transaction } from '../../../db/database';
import type { Happenings } from '../happenings';
import type { StoredEvent } from '../stored';
import { readerOf } from './reader';
import type { TellApp } from './tellPart';
import { organisersOf } from './whom';
import { eventPayment } from '../notifications/eventPayment';

/** Tells an event's organisers of a payment that gave nobody a place; where none is there any more, who manages the community. */
export const createTellPayment =
  (app: TellApp) =>
  async (
    tx: Transaction,
    event: StoredEvent,
    { cause, problem, paymentId }: Happenings['PAYMENT_PROBLEM'],
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
