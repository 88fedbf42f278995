import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { Icon } from '../../../ui/Icon/Icon';
import { lateMenu } from '../../../ui/Menu/lateMenu';
import { ShortLabel } from '../Events.styles';
import type { SubscribeDialogProps } from './SubscribeDialog';

const loadDialog = () => import('./SubscribeDialog');
const SubscribeDialog = lazyPart(loadDialog);
const fetchDialog = aheadOf(loadDialog);
const SubscribeMenu = lateMenu(() => {
  fetchDialog();
  return import('./SubscribeMenu');
});

export interface SubscribeProps extends Pick<SubscribeDialogProps, 'community' | 'feed'> {
  /** Whether the viewer has a feed of their own here. */
  isMember: boolean;
}

/** The way to events in one's own calendar (EVT-11): a menu says which events. */
export function Subscribe({ isMember, ...calendar }: SubscribeProps) {
  const { t } = useTranslation('events');
  const [to, setTo] = useState<SubscribeDialogProps['to']>();
  return (
    <>
      <SubscribeMenu
        button={{
          variant: 'secondary',
          children: (
            <>
              <Icon icon={CalendarSync} size={18} />
              <ShortLabel>{t('subscribe.label')}</ShortLabel>
            </>
          ),
        }}
        community={calendar.community}
        isMember={isMember}
        onChoose={setTo}
      />
      {to && (
        <Suspense fallback={null}>
          <SubscribeDialog {...calendar} to={to} onClose={() => setTo(undefined)} />
        </Suspense>
      )}
    </>
  );
}
