import { hasRichText } from '../../../config/partner';
import { memberHome } from '../../../config/routing';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import { isManagers, rowOf, type RouteName } from '../../../lib/routes';
import { addressesOf, type PageFiles } from './pageFiles';
import type { Visit } from './visit';

/** The parts around every member's screen, and the code that loads the user. */
const member = ['shell/boot/memberStart.ts'];

/** The validator of the user, whom a page without data asks for. */
export const userValidators = ['generated/api/client/validators/currentUser.Init.validator.js'];

/** The parts around the managers' screens. */
const manager = ['shell/navigation/ManagerNavigation.tsx'];

/** Sections with free text. Its library is in no other file. */
const richText = ['features/landing/sections/RichText.tsx'];

/** Signed-in users are redirected home from pages for visitors. */
export const shownTo = (
  route: RouteName | undefined,
  { community }: Pick<CommunityConfig, 'community'>,
  signedIn: boolean,
): RouteName =>
  signedIn && !(route && (isManagers(route) || rowOf(route).audience.includes('manager')))
    ? memberHome(community)
    : (route ?? 'notFound');

/** The texts that the first screen of a page waits for. */
export function firstTexts(
  { screens }: PageFiles,
  { route, signedIn, config }: Pick<Visit, 'route' | 'signedIn' | 'config'>,
): string[] {
  const { screen } = rowOf(shownTo(route, config, signedIn));
  return (screen && screens[screen]?.texts) || [];
}

/** The modules of the texts that every page needs, and of `texts`: for pages that do not contain them. */
export const textModules = (lang: Lang, texts: readonly string[]): string[] =>
  ['index', ...texts].map((name) => `i18n/${lang}/${name}.ts`);

/**
 * The modules of a page's first screen, in addition to the entry: preloaded with the page. If it comes with all of its
 * data, the validators of its calls load with the first that is made again.
 */
export function firstModules(
  pages: PageFiles,
  { route, lang, signedIn, config }: Pick<Visit, 'route' | 'lang' | 'signedIn' | 'config'>,
  hasData = false,
): string[] {
  const shown = shownTo(route, config, signedIn);
  const { screen } = rowOf(shown);
  const own = screen && pages.screens[screen];
  return [
    ...(signedIn ? member : []),
    ...(signedIn && !hasData ? userValidators : []),
    ...(isManagers(shown) ? manager : []),
    ...(own ? [own.module] : []),
    ...(own && !hasData ? own.validators : []),
    ...(hasRichText(config, shown, lang) ? richText : []),
  ];
}

/** The addresses of the files of lazy parts in a page's markup, in addition to those of its first screen. */
export function partAddresses(
  pages: PageFiles,
  visit: Parameters<typeof firstModules>[1],
  parts: readonly string[],
  hasData: boolean,
): string[] {
  if (parts.length === 0) return [];
  const first = new Set(addressesOf(pages, firstModules(pages, visit, hasData)));
  return addressesOf(pages, parts).filter((address) => !first.has(address));
}
