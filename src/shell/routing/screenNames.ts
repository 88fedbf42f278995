import type { RouteName } from '../../lib/routes';

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
  'profile',
  'participant',
  'notFound',
] as const satisfies RouteName[];

export type ScreenName = (typeof screenNames)[number];

export const isRegistered = (route: RouteName): route is ScreenName =>
  (screenNames as readonly RouteName[]).includes(route);
