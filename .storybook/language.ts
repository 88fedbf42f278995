import type { CommunityConfig } from '../src/config/types';
import { isLang, type Lang } from '../src/lib/lang';

/** The toolbar's choice that leaves it to the community. */
export const own = 'own';

/** The language a community's story is in: the toolbar's, where the community offers it. */
export function langOf(chosen: unknown, { community }: CommunityConfig): Lang {
  const offered = isLang(chosen) && (chosen === community.lang || community.langChoices.includes(chosen));
  return offered ? chosen : community.lang;
}
