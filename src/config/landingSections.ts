import type { Lang } from '../lib/lang';
import type { CommunityConfig } from './types';

type Landing = NonNullable<CommunityConfig['landing'][Lang]>;

/** The sections of a community's welcome page for a reader of `lang`: the first alone if the page is short (AUT-01). */
export function landingSections(
  { landing, community }: Pick<CommunityConfig, 'landing' | 'community'>,
  lang: Lang,
): NonNullable<Landing['sections']> {
  const { sections = [] } = landing[lang] ?? landing[community.lang] ?? {};
  return community.shortLanding ? sections.slice(0, 1) : sections;
}
