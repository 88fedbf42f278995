import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';

interface RenewFeedProps {
  isAsking: boolean;
  busy: { loading: boolean; loadingLabel: string };
  onAsk: (isAsking: boolean) => void;
  onRenew: () => void;
}

/** Another address for a feed; asked first, since calendars by the one before end. */
export function RenewFeed({ isAsking, busy, onAsk, onRenew }: RenewFeedProps) {
  const { t } = useTranslation('feeds');
  const { t: say } = useTranslation();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <div>
        <Button variant="secondary" size="sm" onClick={() => onAsk(true)}>
          {t('own.renew')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Text role="alert">{t('own.renewText')}</Text>
      <Stack $row $wrap $gap={2}>
        <Button size="sm" variant="danger" {...busy} onClick={onRenew}>
          {t('own.renew')}
        </Button>
        <Button ref={keep} size="sm" variant="secondary" onClick={() => onAsk(false)}>
          {say('cancel')}
        </Button>
      </Stack>
    </>
  );
}
