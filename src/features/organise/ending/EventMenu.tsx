import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon/Icon';
import { lateMenu } from '../../../ui/Menu/lateMenu';
import type { EventMenuItemsProps } from './EventMenuItems';

const EventMenuItems = lateMenu(() => import('./EventMenuItems'));

/** Opens the menu of rarely used organisers' actions. */
export function EventMenu(menu: Omit<EventMenuItemsProps, 'trigger'>) {
  const { t } = useTranslation('event');
  return (
    <EventMenuItems
      {...menu}
      button={{
        variant: 'secondary',
        size: 'sm',
        square: true,
        'aria-label': t('more'),
        children: <Icon icon={Ellipsis} size={18} />,
      }}
    />
  );
}
