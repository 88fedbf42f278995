import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import type { Happening, Happenings } from './happenings';
import type { StoredEvent } from './stored';
import { createTellChange } from './telling/tellChange';
import { createTellInvited } from './telling/tellInvited';
import { createTellPart } from './telling/tellPart';
import { createTellPayment } from './telling/tellPayment';
import { createTellRequests } from './telling/tellRequests';

/** Tells whoever is to know of it, in the transaction that it happens in. The event is as it is by then. */
export type TellOf = (tx: Transaction, event: StoredEvent, happening: Happening) => Promise<void>;

type Tellers = {
  [What in keyof Happenings]: (
    tx: Transaction,
    event: StoredEvent,
    happening: Happenings[What],
  ) => Promise<void>;
};

/**
 * The one way by which what happens to an event reaches people: whatever changes one calls it once for each happening. One row
 * for each, or it does not compile.
 */
export function createTellOf(
  app: Pick<FastifyInstance, 'communities' | 'eventTellings' | 'notify'>,
  now: () => Date,
): TellOf {
  const part = createTellPart(app, now);
  const tellOrganisers = createTellRequests(app.eventTellings, now);
  const tellers: Tellers = {
    ...part,
    async ASKED(tx, event, asked) {
      await part.ASKED(tx, event, asked);
      await tellOrganisers(tx, event, asked);
    },
    ...createTellChange(app.eventTellings, now),
    INVITED: createTellInvited(app, now),
    PAYMENT_PROBLEM: createTellPayment(app),
  };
  return <What extends keyof Happenings>(
    tx: Transaction,
    event: StoredEvent,
    happening: { what: What } & Happenings[What],
  ) => tellers[happening.what](tx, event, happening);
}
