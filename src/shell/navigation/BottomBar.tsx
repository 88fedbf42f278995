import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Icon } from '../../ui/Icon/Icon';
import { Bar, BottomTab, Label, MoreButton, Room, Spot } from './BottomBar.styles';
import { iconOf } from './iconOf';
import { splitTabs } from './splitTabs';
import { TabCount } from './TabCount';
import type { ShownTab } from './useTabs';

const loadMore = () => import('./MoreTabs');
const MoreTabs = lazyPart(loadMore);
const fetchAhead = aheadOf(loadMore);

/** Tabs at the bottom of a phone: at most five, the rest in a sheet; one alone leads nowhere else. */
export function BottomBar({ tabs }: { tabs: readonly ShownTab[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { shown, more } = splitTabs(tabs);
  if (shown.length < 2) return null;
  return (
    <>
      <Room aria-hidden />
      <Bar aria-label={t('nav.label')}>
        {shown.map((tab) => (
          <BottomTab key={tab.id} tab={tab}>
            <Icon icon={iconOf(tab)} size={22} />
            <Label>{tab.label}</Label>
            <Spot>
              <TabCount count={tab.count} />
            </Spot>
          </BottomTab>
        ))}
        {more.length > 0 && (
          <MoreButton
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={() => setOpen(true)}
          >
            <Icon icon={Ellipsis} size={22} />
            <Label>{t('nav.more')}</Label>
            <Spot>
              <TabCount count={more.reduce((sum, { count = 0 }) => sum + count, 0)} />
            </Spot>
          </MoreButton>
        )}
      </Bar>
      {open && (
        <Suspense fallback={null}>
          <MoreTabs tabs={more} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
