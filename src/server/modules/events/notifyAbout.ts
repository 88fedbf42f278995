import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import type { EventActivities, NotifyAbout } from '../../eventAccess/activity';
import type { StoredEvent } from '../../eventAccess/stored';
import { createNotifyChange } from './notify/notifyChange';
import { createNotifyInvited } from './notify/notifyInvited';
import { createNotifyParticipant } from './notify/notifyParticipant';
import { createNotifyPayment } from './notify/notifyPayment';
import { createNotifyRequests } from './notify/notifyRequests';

type Notifiers = {
  [What in keyof EventActivities]: (
    tx: Transaction,
    event: StoredEvent,
    activity: EventActivities[What],
  ) => Promise<void>;
};

/** Notifies people of whatever happens to an event. Each kind of activity has a row here, or it does not compile. */
export function createNotifyAbout(
  app: Pick<FastifyInstance, 'communities' | 'eventBroadcasts' | 'notify'>,
  now: () => Date,
): NotifyAbout {
  const part = createNotifyParticipant(app, now);
  const notifyOrganisers = createNotifyRequests(app.eventBroadcasts, now);
  const notifiers: Notifiers = {
    ...part,
    async ASKED(tx, event, asked) {
      await part.ASKED(tx, event, asked);
      await notifyOrganisers(tx, event, asked);
    },
    ...createNotifyChange(app.eventBroadcasts, now),
    INVITED: createNotifyInvited(app, now),
    PAYMENT_PROBLEM: createNotifyPayment(app),
  };
  return <What extends keyof EventActivities>(
    tx: Transaction,
    event: StoredEvent,
    activity: { what: What } & EventActivities[What],
  ) => notifiers[activity.what](tx, event, activity);
}
