import type { BrandPanelProps } from '../../features/auth/page/BrandPanel';
import type { CommunityConfig } from '../../config/types';
import { useBoot } from '../context/bootContext';
import type { Lang } from '../../lib/lang';

type Landing = NonNullable<CommunityConfig['landing'][Lang]>;

const landingOf = ({ landing, community }: CommunityConfig, lang: Lang): Partial<Landing> =>
  landing[lang] ?? landing[community.lang] ?? {};

/** Texts of the community from its welcome page: the opening and the first member's quote. */
function brandPanelOf(config: CommunityConfig, lang: Lang): BrandPanelProps {
  const { title, sections = [] } = landingOf(config, lang);
  const hero = sections.find((section) => section.type === 'hero');
  const quote = sections.find((section) => section.type === 'quote');
  return { title: hero?.title ?? title ?? config.community.title, imageUrl: hero?.image, quote };
}

/** What the community is, in its own words. */
export function useAbout(): string | undefined {
  const { config, lang } = useBoot();
  return landingOf(config, lang).description;
}

export function useBrandPanel(): BrandPanelProps {
  const { config, lang } = useBoot();
  return brandPanelOf(config, lang);
}
