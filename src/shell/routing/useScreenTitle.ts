import { useTranslation } from 'react-i18next';
import { partnerContent, partnerPageAt } from '../../config/partner';
import { localize } from '../../lib/lang';
import { routePaths } from '../../lib/routes';
import { useBoot } from '../boot/bootContext';
import type { ScreenName } from './screenNames';

/** What the browser's tab says: the welcome page its own title, every other screen its name and the community's. */
export function useScreenTitle(screen: ScreenName): string {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const { title, landingTitle } = config.community;
  const page = partnerPageAt(routePaths[screen]);
  const content = page && partnerContent(config, page, lang);
  if (content) return `${content.title} · ${title}`;
  if (screen !== 'welcome') return `${t(`titles.${screen}`)} · ${title}`;
  return localize(landingTitle, lang) || config.landing[lang]?.title || title;
}
