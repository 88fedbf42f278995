import type { BrandPanelProps } from '../../features/auth/page/BrandPanel';
import type { CommunityConfig } from '../../config/types';
import { useBoot } from '../context/bootContext';
import type { Lang } from '../../lib/lang';

/** Texts of the community from its welcome page: the opening and the first member's quote. */
function brandPanelOf({ landing, community }: CommunityConfig, lang: Lang): BrandPanelProps {
  const { title, sections = [] } = landing[lang] ?? landing[community.lang] ?? {};
  const hero = sections.find((section) => section.type === 'hero');
  const quote = sections.find((section) => section.type === 'quote');
  return { title: hero?.title ?? title ?? community.title, imageUrl: hero?.image, quote };
}

export function useBrandPanel(): BrandPanelProps {
  const { config, lang } = useBoot();
  return brandPanelOf(config, lang);
}
