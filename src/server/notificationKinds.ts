import { modules } from './moduleList';
import { digest } from './notifications/digest/digest';
import { createKinds } from './notifications/kinds';

/** Everything that people are notified of. */
export const notificationKinds = createKinds([
  ...modules.flatMap(({ notifications = {} }) => Object.values(notifications)),
  digest,
]);
