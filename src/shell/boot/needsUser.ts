import type { RouteName } from '../../lib/routes';

/**
 * Pages that a mailed link opens and that begin a session or end all of them: an old session in this browser, perhaps
 * long expired, must not lead away from them (SES-07).
 */
const withoutUser: ReadonlySet<RouteName> = new Set(['authMagic', 'confirmRecovery']);

/** Whether a page loads the user of the session there is. */
export const needsUser = (route: RouteName | undefined): boolean => !(route && withoutUser.has(route));
