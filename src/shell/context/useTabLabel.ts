import { useTranslation } from 'react-i18next';
import type { TabName } from '../../generated/config/navigation';
import { localize } from '../../lib/lang';
import { useBoot } from './bootContext';

/** The name of a tab: the community's own, or the general one. Pages and menus call its screen the same. */
export function useTabLabel(): (name: TabName) => string {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  return (name) => localize(config.navigation.tabs[name].label, lang) || t(`nav.${name}`);
}
