import { useTranslation } from 'react-i18next';
import { localize } from '../../lib/lang';
import { useBoot } from '../boot/bootContext';
import type { ScreenName } from './screenNames';

/** What the browser's tab says: the welcome page its own title, every other screen its name and the community's. */
export function useScreenTitle(screen: ScreenName): string {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const { title, landingTitle } = config.community;
  if (screen !== 'welcome') return `${t(`titles.${screen}`)} · ${title}`;
  return localize(landingTitle, lang) || config.landing[lang]?.title || title;
}
