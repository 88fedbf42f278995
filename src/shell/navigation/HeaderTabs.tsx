import { TabList } from './TabList';
import { useTabs } from './useTabs';

/** A member's tabs beside the logo, from tablet up (NAV-03). */
export default function HeaderTabs() {
  return <TabList tabs={useTabs({ wide: true })} />;
}
