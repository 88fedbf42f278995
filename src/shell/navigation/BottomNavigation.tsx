import { BottomBar } from './BottomBar';
import { useTabs } from './useTabs';

/** A member's tabs at the bottom of a phone (NAV-03). */
export default function BottomNavigation() {
  return <BottomBar tabs={useTabs({ wide: false })} />;
}
