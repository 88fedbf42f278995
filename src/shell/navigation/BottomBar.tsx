import { Ellipsis, ExternalLink, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Icon } from '../../ui/Icon/Icon';
import { Bar, BottomTab, Label, MoreButton, MoreList, MoreTab, Room, Spot } from './BottomBar.styles';
import { splitTabs } from './splitTabs';
import { Counted, TabCount } from './TabCount';
import type { ShownTab } from './useTabs';

const iconOf = ({ icon, newWindow }: ShownTab) => icon ?? (newWindow ? ExternalLink : Link2);

/** Tabs at the bottom of a phone: at most five, the rest in a sheet; one alone leads nowhere else. */
export function BottomBar({ tabs }: { tabs: readonly ShownTab[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { shown, more } = splitTabs(tabs);
  if (shown.length < 2) return null;
  const close = () => setOpen(false);
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
          <MoreButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon icon={Ellipsis} size={22} />
            <Label>{t('nav.more')}</Label>
            <Spot>
              <TabCount count={more.reduce((sum, { count = 0 }) => sum + count, 0)} />
            </Spot>
          </MoreButton>
        )}
      </Bar>
      <Dialog open={open} onClose={close} title={t('nav.more')} closeLabel={t('close')}>
        <MoreList>
          {more.map((tab) => (
            <li key={tab.id}>
              <MoreTab tab={tab} onClick={close}>
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
    </>
  );
}
