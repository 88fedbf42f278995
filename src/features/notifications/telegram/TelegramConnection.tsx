import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { toastError } from '../../../components/failures/toastError';
import { disconnectTelegram } from '../../../generated/api/client/telegram';
import type { NotificationChannel } from '../../../generated/api/notification';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import { useTelegramLink } from './useTelegramLink';

interface TelegramConnectionProps {
  channel: Pick<NotificationChannel, 'state'>;
  /** The state has changed. */
  onChange: () => void;
}

/** Connects a chat with the bot, or disconnects it. The link is an anchor, because browsers block windows that open later. */
export function TelegramConnection({ channel: { state }, onChange }: TelegramConnectionProps) {
  const { t, i18n } = useTranslation('telegram');
  const [isBusy, setBusy] = useState(false);
  const onConnected = useCallback(() => {
    toast.success(t('connected'));
    onChange();
  }, [t, onChange]);
  const { url, isExpired, ask } = useTelegramLink(onConnected);

  const during = async (run: () => Promise<void>) => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      toastError(error, i18n);
    } finally {
      setBusy(false);
    }
  };
  const disconnect = async () => {
    await request(disconnectTelegram);
    toast.success(t('disconnected'));
    onChange();
  };

  if (state === 'CONNECTED') {
    return (
      <div>
        <Button variant="secondary" size="sm" loading={isBusy} onClick={() => void during(disconnect)}>
          {t('disconnect')}
        </Button>
      </div>
    );
  }
  return (
    <Stack $gap={2}>
      {state === 'STOPPED' && <Text $size="sm">{t('blocked')}</Text>}
      <div role="status">
        {url !== undefined && <Text $size="sm">{t('waiting')}</Text>}
        {isExpired && <Text $size="sm">{t('expired')}</Text>}
      </div>
      <div>
        {url === undefined ? (
          <Button size="sm" loading={isBusy} onClick={() => void during(ask)}>
            {t(state === 'STOPPED' ? 'again' : 'connect')}
          </Button>
        ) : (
          <Button size="sm" href={url} target="_blank" rel="noreferrer" aria-description={t('newTab')}>
            {t('open')}
          </Button>
        )}
      </div>
    </Stack>
  );
}
