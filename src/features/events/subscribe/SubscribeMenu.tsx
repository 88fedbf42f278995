import { CalendarCheck, CalendarRange } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LateMenuProps } from '../../../ui/Menu/lateMenu';
import { Menu } from '../../../ui/Menu/Menu';
import type { SubscribeDialogProps } from './SubscribeDialog';

interface SubscribeMenuProps extends LateMenuProps {
  /** Title of the community. */
  community: string;
  isMember: boolean;
  onChoose: (to: SubscribeDialogProps['to']) => void;
}

/** Which events: one's own, or all that anyone may see. */
export default function SubscribeMenu({ trigger, community, isMember, onChoose }: SubscribeMenuProps) {
  const { t } = useTranslation('events');
  const own = { label: t('subscribe.own'), icon: CalendarCheck, onSelect: () => onChoose('own') };
  const all = {
    label: t('subscribe.all', { community }),
    icon: CalendarRange,
    onSelect: () => onChoose('all'),
  };
  return <Menu defaultOpen trigger={trigger} groups={[isMember ? [own, all] : [all]]} />;
}
