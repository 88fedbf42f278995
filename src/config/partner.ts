import type { Partner, PartnerPageName } from '../generated/config/partner';
import { langs, type Lang } from '../lib/lang';
import { routeAt } from '../lib/routeMatch';
import { routeNames, rowOf, type PartnerRowPage, type RouteName, type RouteSwitch } from '../lib/routes';
import { landingSections } from './landingSections';
import type { CommunityConfig, Resolved } from './types';

type Page = NonNullable<Resolved<Partner>[PartnerPageName]>;

/** The partner page that a route shows; undefined for any other route (CFG-14). */
export const partnerPageOf = (route: RouteName): PartnerPageName | undefined =>
  rowOf(route).partner as PartnerRowPage | undefined;

/** The partner page of a path; undefined for any other path (CFG-14). */
export function partnerPageAt(path: string): PartnerPageName | undefined {
  const route = routeAt(path);
  return route && partnerPageOf(route);
}

const paths = Object.fromEntries(
  routeNames.map((route) => [partnerPageOf(route) ?? '', rowOf(route).path]),
) as Record<PartnerRowPage, string>;

/** The path of a partner page. */
export const partnerPath = (page: PartnerPageName): string => paths[page];

/** The settings that decide which routes a community has. Its switches may be unknown. */
export interface Carrier {
  readonly partner?: Partial<Record<PartnerPageName, unknown>>;
  readonly community?: Readonly<Record<RouteSwitch, boolean>>;
}

/**
 * Whether a community has a route: all except missing partner pages (CFG-14), and those whose switch is off, such as
 * the directory if members do not see each other (PAR-01).
 */
export function carries({ partner, community }: Carrier, route: RouteName): boolean {
  const needs = rowOf(route).needs as RouteSwitch | undefined;
  if (needs && community?.[needs] === false) return false;
  const page = partnerPageOf(route);
  return !page || partner?.[page] !== undefined;
}

/** The language a reader of `lang` gets a page in: the own, the community's, or whichever there is. */
const languageOf = (page: Page, lang: Lang, usual: Lang): Lang | undefined =>
  [lang, usual, ...langs].find((one) => page[one] !== undefined);

/** A partner page as a reader gets it, and the language that is in. */
export type PartnerContent = NonNullable<Page[Lang]> & { readonly lang: Lang };

/** The content of a partner page for a reader of `lang`. Undefined if the community does not have it. */
export function partnerContent(
  { partner, community }: Pick<CommunityConfig, 'partner' | 'community'>,
  name: PartnerPageName,
  lang: Lang,
): PartnerContent | undefined {
  const page = partner?.[name];
  const shown = page && languageOf(page, lang, community.lang);
  const content = shown && page[shown];
  return content && { ...content, lang: shown };
}

/** Whether a route's page contains free text, which needs a library of its own. */
export function hasRichText(
  config: Pick<CommunityConfig, 'partner' | 'community' | 'landing'>,
  route: RouteName,
  lang: Lang,
): boolean {
  const page = partnerPageOf(route);
  const content = page && partnerContent(config, page, lang);
  const sections = route === 'welcomePreview' ? landingSections(config, lang) : (content?.sections ?? []);
  return sections.some(({ type }) => type === 'richText');
}

/** The pages in one language alone: a page of the site is in one, and need not carry the others. */
export const partnerIn = (partner: Resolved<Partner>, lang: Lang, usual: Lang): Resolved<Partner> =>
  Object.fromEntries(
    Object.entries(partner).map(([name, page]: [string, Page]) => {
      const shown = languageOf(page, lang, usual);
      return [name, shown ? { [shown]: page[shown] } : page];
    }),
  );
