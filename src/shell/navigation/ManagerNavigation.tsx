import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { memberHomePath } from '../../config/routing';
import { useCommunity } from '../context/bootContext';
import { useAudience } from '../session/useAudience';
import { useLostRole } from '../session/useLostRole';
import { BottomBar } from './BottomBar';
import { currentTab } from './currentTab';
import { managerTabs } from './managerTabs';
import { TabList } from './TabList';
import type { ShownTab } from './useTabs';

function useManagerTabs(): ShownTab[] {
  const { t } = useTranslation();
  const here = useLocation();
  const { community } = useCommunity();
  const tabs = managerTabs(useAudience(), memberHomePath(community), (name) => t(`nav.${name}`));
  const current = currentTab(tabs, here);
  return tabs.map((tab) => ({ ...tab, current: tab.id === current?.id ? current.mark : undefined }));
}

/** The managers' tabs beside the logo, from tablet up (ADM-01). */
export default function ManagerTabs() {
  return <TabList tabs={useManagerTabs()} />;
}

/** The same at the bottom of a phone. It is mounted on every width, because it notices the end of the role. */
export function ManagerBar() {
  useLostRole();
  return <BottomBar tabs={useManagerTabs()} />;
}
