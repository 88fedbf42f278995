import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon/Icon';
import { lateMenu } from '../../../ui/Menu/lateMenu';
import type { CalendarMenuProps } from './CalendarMenu';

const CalendarMenu = lateMenu(() => import('./CalendarMenu'));

/** Opens the calendar menu. */
export function AddToCalendar(menu: Omit<CalendarMenuProps, 'trigger'>) {
  const { t } = useTranslation('eventPage');
  return (
    <CalendarMenu
      {...menu}
      button={{
        variant: 'secondary',
        size: 'sm',
        icon: <Icon icon={CalendarPlus} size={18} />,
        children: t('calendar.add'),
      }}
    />
  );
}
