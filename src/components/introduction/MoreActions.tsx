import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import type { ActionsMenuProps } from './ActionsMenu';

const loadMenu = () => import('./ActionsMenu');
const ActionsMenu = lazyPart(loadMenu);
const fetchAhead = aheadOf(loadMenu);

interface MoreActionsProps extends Omit<ActionsMenuProps, 'trigger'> {
  label: string;
}

/** Opens the menu. Its code is large and loads when the user is about to press the button. */
export function MoreActions({ label, ...menu }: MoreActionsProps) {
  const [wanted, setWanted] = useState(false);
  const face = { variant: 'quiet', size: 'sm', square: true, 'aria-label': label } as const;
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
      <ActionsMenu {...menu} trigger={<Button {...face}>{icon}</Button>} />
    </Suspense>
  );
}
