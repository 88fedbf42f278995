import { modules } from './moduleList';
import { dailyDigest, digest } from './notifications/collapse/digest/digest';
import { channelStopped } from './notifications/addresses/channelStopped';
import { createKinds } from './notifications/kinds/kinds';

/** Everything that people are notified of. */
export const notificationKinds = createKinds([
  ...modules.flatMap(({ notifications = {} }) => Object.values(notifications)),
  digest,
  dailyDigest,
  channelStopped,
]);
