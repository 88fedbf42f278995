import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import type { SubscribeDialogProps } from './SubscribeDialog';

const loadDialog = () => import('./SubscribeDialog');
const SubscribeDialog = lazyPart(loadDialog);
const fetchAhead = aheadOf(loadDialog);

export type SubscribeProps = Omit<SubscribeDialogProps, 'onClose'>;

/** The way to events in one's own calendar (EVT-11), which comes by the press. */
export function Subscribe(props: SubscribeProps) {
  const { t } = useTranslation('events');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon icon={CalendarSync} size={18} />}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setIsOpen(true)}
      >
        {t('subscribe')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SubscribeDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
