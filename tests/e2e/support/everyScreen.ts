import type { Lang } from '../../../src/lib/lang';
import { isManagers, rowOf, type BuiltRoute } from '../../../src/lib/routes';
import { builtRoutes, examplePath, reaches } from '../../support/routes';
import type { Viewport } from './findings';

/**
 * Two brands, one in each language: the screens have the same code in each brand, and a brand's own parts are in its
 * stories and snapshots. One is looked at on a light phone and the other on a dark desktop, both also at 320 px.
 */
export const brands: readonly { domain: string; lang: Lang; viewport: Viewport }[] = [
  { domain: 'hearth.example', lang: 'en', viewport: 'phone' },
  { domain: 'krug.example', lang: 'ru', viewport: 'desktop' },
];

/** Additions to a path that make another state of the screen. */
const states: Partial<Record<BuiltRoute, readonly string[]>> = {
  confirmRecovery: ['', '?code=x'],
  authMagic: ['', '?url_auth_token=x'],
  invitation: ['?id=unknown'],
  confirmed: ['?code=x'],
};

/** The screens of a visitor, in every state that a path alone brings about. */
export const visitorPaths = builtRoutes
  .filter((route) => reaches('anonymous', route))
  .flatMap((route) => (states[route] ?? ['']).map((state) => examplePath(route) + state));

/**
 * The screens for members only. Tests of their own cover those of sign-up, which redirect members, and partner pages
 * and the directory, which not all communities have.
 */
const memberScreens = builtRoutes.filter(
  (route) =>
    reaches('member', route) &&
    !reaches('anonymous', route) &&
    rowOf(route).gate !== 'newcomer' &&
    !rowOf(route).partner &&
    !rowOf(route).needs,
);

export const memberPaths = memberScreens.map(examplePath);

/** The screens that a newcomer stays on, and home, which leads to onboarding as all others do. */
export const newcomerPaths = memberScreens
  .filter((route) => route === 'myCommunities' || rowOf(route).gate === 'none')
  .map(examplePath);

/** The screens of the managers' side that managers reach, not administrators alone. */
export const managerPaths = builtRoutes
  .filter((route) => isManagers(route) && reaches('manager', route))
  .map(examplePath);
