import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import type { ListsMenuProps } from './ListsMenu';

const loadMenu = () => import('./ListsMenu');
const ListsMenu = lazyPart(loadMenu);
const fetchAhead = aheadOf(loadMenu);

/** Opens the menu of the lists without a tab. Its code loads when the user is about to press the button. */
export function MoreLists({ to }: Pick<ListsMenuProps, 'to'>) {
  const { t } = useTranslation('contacts');
  const [wanted, setWanted] = useState(false);
  const face = { variant: 'quiet', size: 'sm', square: true, 'aria-label': t('moreLists') } as const;
  const icon = <Icon icon={EllipsisVertical} />;
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
      <ListsMenu to={to} trigger={<Button {...face}>{icon}</Button>} />
    </Suspense>
  );
}
