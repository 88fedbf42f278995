import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import type { EventMenuItemsProps } from './EventMenuItems';

const loadItems = () => import('./EventMenuItems');
const EventMenuItems = lazyPart(loadItems);
const fetchAhead = aheadOf(loadItems);

/** Opens the menu of rarely used organisers' actions. Its code loads when the user is about to press the button. */
export function EventMenu(menu: Omit<EventMenuItemsProps, 'trigger'>) {
  const { t } = useTranslation('event');
  const [wanted, setWanted] = useState(false);
  const face = { variant: 'secondary', size: 'sm', square: true, 'aria-label': t('more') } as const;
  const icon = <Icon icon={Ellipsis} size={18} />;
  const closed = (
    <Button
      {...face}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setWanted(true)}
    >
      {icon}
    </Button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <EventMenuItems {...menu} trigger={<Button {...face}>{icon}</Button>} />
    </Suspense>
  );
}
