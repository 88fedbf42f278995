import type { CommunityConfig } from '../../../config/types';
import { isLang, type Lang } from '../../../lib/lang';

/** The reader's language: the stored choice if the community offers it, else the community's own (UIX-07). */
export function chooseLang({ community }: CommunityConfig, stored: string | undefined): Lang {
  const choice = stored?.toLowerCase();
  return isLang(choice) && community.langChoices.includes(choice) ? choice : community.lang;
}

/** The remembered theme; null leaves it to the system. */
export const chooseTheme = (stored: string | undefined): 'light' | 'dark' | null =>
  stored === 'light' || stored === 'dark' ? stored : null;
