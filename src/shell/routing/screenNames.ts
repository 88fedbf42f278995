import { partnerPageAt } from '../../config/partner';
import type { CommunityConfig } from '../../config/types';
import { routePaths, type RouteName } from '../../lib/routes';

/**
 * The routes whose screens exist. A path of the table whose screen is not here yet leads where an unknown path leads
 * (CFG-05, ROU-01). The screens themselves stand in screens.ts.
 */
const screenNames = [
  'welcome',
  'login',
  'registration',
  'recovery',
  'confirmRecovery',
  'oneTimeCode',
  'authMagic',
  'invitation',
  'questions',
  'onboarding',
  'lastStep',
  'confirmed',
  'accountDeleted',
  'myCommunities',
  'partnerServices',
  'partnerEducation',
  'partnerContacts',
  'partnerEvents',
  'partnerEarnings',
  'partnerCareer',
  'profile',
  'participant',
  'notFound',
] as const satisfies RouteName[];

export type ScreenName = (typeof screenNames)[number];

export const isRegistered = (route: RouteName): route is ScreenName =>
  (screenNames as readonly RouteName[]).includes(route);

/** The screens of one community: the partner pages are those it carries (CFG-14). */
export const screensOf =
  ({ partner }: Pick<CommunityConfig, 'partner'>) =>
  (route: RouteName): route is ScreenName => {
    const page = partnerPageAt(routePaths[route]);
    return isRegistered(route) && (!page || partner?.[page] !== undefined);
  };
