import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/database';
import type { ParticipationActivities, NotifyAbout } from './activity';
import type { StoredEvent } from '../../../eventAccess/stored';
import { createNotifyInvited } from './notifyInvited';
import { createNotifyParticipant } from './notifyParticipant';
import { createNotifyPayment } from './notifyPayment';
import { createNotifyRequests } from './notifyRequests';

type Notifiers = {
  [What in keyof ParticipationActivities]: (
    tx: Transaction,
    event: StoredEvent,
    activity: ParticipationActivities[What],
  ) => Promise<void>;
};

/** Notifies people of activities. A kind of activity without a row here does not compile. */
export function createNotifyAbout(
  app: Pick<FastifyInstance, 'communities' | 'eventBroadcasts' | 'notify'>,
  now: () => Date,
): NotifyAbout {
  const ofParticipation = createNotifyParticipant(app, now);
  const notifyOrganisers = createNotifyRequests(app.eventBroadcasts, now);
  const notifiers: Notifiers = {
    ...ofParticipation,
    async ASKED(tx, event, asked) {
      await ofParticipation.ASKED(tx, event, asked);
      await notifyOrganisers(tx, event, asked);
    },
    INVITED: createNotifyInvited(app, now),
    PAYMENT_PROBLEM: createNotifyPayment(app),
  };
  return <What extends keyof ParticipationActivities>(
    tx: Transaction,
    event: StoredEvent,
    activity: { what: What } & ParticipationActivities[What],
  ) => notifiers[activity.what](tx, event, activity);
}
