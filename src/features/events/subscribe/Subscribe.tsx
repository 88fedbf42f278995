import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { ShortLabel } from '../Events.styles';
import type { SubscribeDialogProps } from './SubscribeDialog';

const loadMenu = () => import('./SubscribeMenu');
const SubscribeMenu = lazyPart(loadMenu);
const loadDialog = () => import('./SubscribeDialog');
const SubscribeDialog = lazyPart(loadDialog);
const fetchAhead = aheadOf(() => Promise.all([loadMenu(), loadDialog()]));

export interface SubscribeProps extends Pick<SubscribeDialogProps, 'community' | 'feed'> {
  /** Whether the viewer has a feed of their own here. */
  isMember: boolean;
}

/** The way to events in one's own calendar (EVT-11): a menu says which events. Its code comes by the press. */
export function Subscribe({ isMember, ...calendar }: SubscribeProps) {
  const { t } = useTranslation('events');
  const [wanted, setWanted] = useState(false);
  const [to, setTo] = useState<SubscribeDialogProps['to']>();
  const face = (
    <>
      <Icon icon={CalendarSync} size={18} />
      <ShortLabel>{t('subscribe.label')}</ShortLabel>
    </>
  );
  const closed = (
    <Button
      variant="secondary"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setWanted(true)}
    >
      {face}
    </Button>
  );
  return (
    <>
      {wanted ? (
        <Suspense fallback={closed}>
          <SubscribeMenu
            trigger={<Button variant="secondary">{face}</Button>}
            community={calendar.community}
            isMember={isMember}
            onChoose={setTo}
          />
        </Suspense>
      ) : (
        closed
      )}
      {to && (
        <Suspense fallback={null}>
          <SubscribeDialog {...calendar} to={to} onClose={() => setTo(undefined)} />
        </Suspense>
      )}
    </>
  );
}
