import { eq } from 'drizzle-orm';
import { pathTo } from '../../../../lib/pathTo';
import type { Transaction } from '../../../db/database';
import { eventResponsibles } from '../../../db/schema';
import { managersOf } from '../../../notifications/managers';
import type { Happenings } from '../happenings';
import type { StoredEvent } from '../stored';
import { readerOf } from './reader';
import type { TellApp } from './tellPart';

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
    const rows = await tx.orm
      .select({ participantId: eventResponsibles.participantId })
      .from(eventResponsibles)
      .where(eq(eventResponsibles.eventId, event.id));
    const found = [];
    for (const { participantId } of rows) found.push(await readerOf(app, tx.orm, config, participantId));
    const organisers = found.filter((reader) => reader !== undefined);
    const readers =
      organisers.length > 0 ? organisers : await managersOf(app, tx.orm, config, { except: [] });
    for (const to of readers) {
      const url = event.deletedAt ? '' : to.siteUrl + pathTo('event', { eventId: event.id });
      const data = { eventId: event.id, title: event.title, kind: problem, paymentId, url };
      await app.notify(tx, 'eventPayment', to, data, { cause });
    }
  };
