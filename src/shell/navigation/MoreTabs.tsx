import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Icon } from '../../ui/Icon/Icon';
import { MoreList, MoreTab } from './BottomBar.styles';
import { Counted, TabCount } from './TabCount';
import { iconOf } from './iconOf';
import type { ShownTab } from './useTabs';

interface MoreTabsProps {
  tabs: readonly ShownTab[];
  onClose: () => void;
}

/** The tabs that have no room in the bar of a phone, in a sheet. */
export default function MoreTabs({ tabs, onClose }: MoreTabsProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('nav.more')} closeLabel={t('close')}>
      <MoreList>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <MoreTab tab={tab} onClick={onClose}>
              <Icon icon={iconOf(tab)} />
              <Counted>
                {tab.label}
                <TabCount count={tab.count} />
              </Counted>
            </MoreTab>
          </li>
        ))}
      </MoreList>
    </Dialog>
  );
}
