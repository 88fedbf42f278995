import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import type { DeedsMenuProps } from './DeedsMenu';

const loadMenu = () => import('./DeedsMenu');
const DeedsMenu = lazyPart(loadMenu);
const fetchAhead = aheadOf(loadMenu);

interface MoreDeedsProps extends Omit<DeedsMenuProps, 'trigger'> {
  label: string;
}

/** Opens the menu, whose code is large and comes when somebody is about to press. */
export function MoreDeeds({ label, ...menu }: MoreDeedsProps) {
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
      <DeedsMenu {...menu} trigger={<Button {...face}>{icon}</Button>} />
    </Suspense>
  );
}
