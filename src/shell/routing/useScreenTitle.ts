import { useTranslation } from 'react-i18next';
import { tabNameValues, type TabName } from '../../generated/config/navigation';
import { partnerContent, partnerPageOf } from '../../config/partner';
import { localize } from '../../lib/lang';
import { pageTitle } from '../../lib/pageTitle';
import type { BuiltRoute } from '../../lib/routes';
import { useBoot } from '../context/bootContext';
import { useTabLabel } from '../context/useTabLabel';

/** The route of a tab has the name of the tab. */
const isTab = (route: BuiltRoute): route is BuiltRoute & TabName =>
  (tabNameValues as readonly string[]).includes(route);

/**
 * The title of a screen: the welcome page has its own, every other screen has the community's and its name, which for the
 * screen of a tab is the community's own, too.
 */
export function useScreenTitle(route: BuiltRoute): string {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const tabLabel = useTabLabel();
  const { title, landingTitle } = config.community;
  const page = partnerPageOf(route);
  const content = page && partnerContent(config, page, lang);
  if (content) return pageTitle(content.title, title);
  if (isTab(route)) return pageTitle(tabLabel(route), title);
  if (route !== 'welcome') return pageTitle(t(`titles.${route}`), title);
  return localize(landingTitle, lang) || config.landing[lang]?.title || title;
}
