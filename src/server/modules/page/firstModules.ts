import { hasRichText } from '../../../config/partner';
import { memberHome } from '../../../config/routing';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import { isManagers, rowOf, type RouteName } from '../../../lib/routes';
import type { PageFiles } from './pageFiles';
import type { Visit } from './visit';

/** What stands around every screen of somebody signed in, and what loads the user. */
const member = ['shell/boot/memberStart.ts'];

/** What stands around the managers' screens. */
const manager = ['shell/navigation/ManagerNavigation.tsx'];

/** What shows free text: the library for it is in no other file. */
const richText = ['features/landing/sections/RichText.tsx'];

/** Who comes with a session is led home from what visitors alone see. */
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

/** The modules of the texts that every page begins with, and of `texts`: for pages that do not hold them. */
export const textModules = (lang: Lang, texts: readonly string[]): string[] =>
  ['index', ...texts].map((name) => `i18n/${lang}/${name}.ts`);

/** The modules that the first screen of a page needs, beside the entry: fetched along with the page. */
export function firstModules(
  pages: PageFiles,
  { route, lang, signedIn, config }: Pick<Visit, 'route' | 'lang' | 'signedIn' | 'config'>,
): string[] {
  const shown = shownTo(route, config, signedIn);
  const { screen } = rowOf(shown);
  const module = screen && pages.screens[screen]?.module;
  return [
    ...(signedIn ? member : []),
    ...(isManagers(shown) ? manager : []),
    ...(module ? [module] : []),
    ...(hasRichText(config, shown, lang) ? richText : []),
  ];
}
