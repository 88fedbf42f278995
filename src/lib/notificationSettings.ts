import { routePaths } from './routes';

/**
 * Where members choose what they are notified of. Emails sent before it moved lead to `/account#notifications` or
 * `/profile#notifications`, and a part of that page leads here.
 */
export const notificationSettings = routePaths.subscriptions;
