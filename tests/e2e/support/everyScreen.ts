import type { Lang } from '../../../src/lib/lang';
import { isManagers, rowOf, type BuiltRoute } from '../../../src/lib/routes';
import { builtRoutes, examplePath, reaches } from '../../support/routes';

/** Each demo brand in each language it offers. */
export const brands: { domain: string; lang: Lang }[] = [
  { domain: 'default', lang: 'en' },
  { domain: 'default', lang: 'ru' },
  { domain: 'northbeam.example', lang: 'en' },
  { domain: 'krug.example', lang: 'ru' },
  { domain: 'krug.example', lang: 'en' },
  { domain: 'hearth.example', lang: 'en' },
  { domain: 'hearth.example', lang: 'ru' },
  { domain: 'atlas-partners.example', lang: 'en' },
];

/** The two brands, one in each language, whose every screen is looked at: all screens are the same code in each brand. */
export const wholeBrands = brands.filter(
  ({ domain, lang }) =>
    (domain === 'hearth.example' && lang === 'en') || (domain === 'krug.example' && lang === 'ru'),
);

/** What a brand makes its own among the screens of visitors: its landing and its ways in. */
export const brandedPaths = ['/', '/login', '/registration'];

/** What an address adds to a path, where that makes another state of the screen. */
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
 * The screens that members alone reach. Those of sign-up, where who has it behind is led past, and those of partner
 * pages and the directory, which not all communities have, have tests of their own.
 */
export const memberPaths = builtRoutes
  .filter(
    (route) =>
      reaches('member', route) &&
      !reaches('anonymous', route) &&
      rowOf(route).gate !== 'newcomer' &&
      !rowOf(route).partner &&
      !rowOf(route).transparent,
  )
  .map(examplePath);

/** The screens of the managers' side that managers reach, not administrators alone. */
export const managerPaths = builtRoutes
  .filter((route) => isManagers(route) && reaches('manager', route))
  .map(examplePath);
