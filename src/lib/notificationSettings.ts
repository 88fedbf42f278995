import { routePaths } from './routes';

/** Where members choose what they are notified of. Emails sent before it moved lead to `/profile#notifications`. */
export const notificationSettings = `${routePaths.account}#notifications` as const;
