import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import type { CalendarMenuProps } from './CalendarMenu';

const loadMenu = () => import('./CalendarMenu');
const CalendarMenu = lazyPart(loadMenu);
const fetchAhead = aheadOf(loadMenu);

/** Opens the calendar menu. Its code is large and loads when the user is about to press the button. */
export function AddToCalendar(menu: Omit<CalendarMenuProps, 'trigger'>) {
  const { t } = useTranslation('eventPage');
  const [wanted, setWanted] = useState(false);
  const face = {
    ...({ variant: 'secondary', size: 'sm' } as const),
    icon: <Icon icon={CalendarPlus} size={18} />,
    children: t('calendar.add'),
  };
  const closed = (
    <Button
      {...face}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <CalendarMenu {...menu} trigger={<Button {...face} />} />
    </Suspense>
  );
}
