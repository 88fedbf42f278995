import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useInBrowser } from '../../../api/useInBrowser';
import type { NotificationChannel } from '../../../generated/api/notification';
import { useTexts } from '../../../i18n/useTexts';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { ShowsText } from './ShowsText';
import { usePush } from './usePush';

interface PushConnectionProps {
  channel: Pick<NotificationChannel, 'isOn'>;
  /** Switches the channel on. */
  onSwitchOn: () => void;
}

function InThisBrowser({ channel, onSwitchOn }: PushConnectionProps) {
  useTexts('push');
  const { t } = useTranslation('push');
  const push = usePush(() => {
    if (!channel.isOn) onSwitchOn();
  });
  const { isOffered, isOn, support, isBusy } = push;
  if (!isOffered) return null;
  if (support === 'missing') return <Text $size="sm">{t('missing')}</Text>;
  if (support === 'denied' || support === 'install') {
    return (
      <Banner tone={support === 'denied' ? 'warning' : 'info'} title={t(`${support}.title`)}>
        {t(`${support}.text`)}
      </Banner>
    );
  }
  return (
    <Stack $gap={2}>
      {isOn && <Text $size="sm">{t('on')}</Text>}
      <div>
        <Button
          variant="secondary"
          size="sm"
          loading={isBusy}
          loadingLabel={t(isOn ? 'turnOff' : 'turnOn')}
          onClick={() => void (isOn ? push.turnOff() : push.turnOn())}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </div>
      {isOn && <ShowsText />}
    </Stack>
  );
}

/** Turns web push on and off in this browser, or says what it needs (NOT-08). The reader is asked after a press only. */
export function PushConnection(props: PushConnectionProps) {
  return (
    useInBrowser() && (
      <Suspense>
        <InThisBrowser {...props} />
      </Suspense>
    )
  );
}
