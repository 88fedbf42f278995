import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadChoices } from '../../../api/notificationChoices';
import { request } from '../../../api/request';
import { toastError } from '../../../components/failures/toastError';
import { disconnectTelegram } from '../../../generated/api/client/telegram';
import { useTexts } from '../../../i18n/useTexts';
import { Announcement } from '../../../ui/announcer/Announcement';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import type { ConnectionProps } from '../settings/channels/connection';
import { Actions, Choices } from '../settings/settings.styles';
import { useTelegramLink } from './useTelegramLink';

/**
 * Connects a chat with the bot, or disconnects it (NOT-03). The link is one of its own, because browsers block windows that
 * open after a call.
 */
export function TelegramConnection({ channel: { state, isOn }, onSwitchOn }: ConnectionProps) {
  useTexts('telegram');
  const { t, i18n } = useTranslation('telegram');
  const [busy, setBusy] = useState<'asking' | 'disconnecting'>();
  const { url, isExpired, ask } = useTelegramLink(() => {
    toast.success(t('connected'));
    reloadChoices([]);
    if (!isOn) onSwitchOn();
  });
  const isConnected = state === 'CONNECTED';
  const isStopped = state === 'STOPPED';

  const during = async (doing: typeof busy, run: () => Promise<void>) => {
    setBusy(doing);
    try {
      await run();
    } catch (error) {
      toastError(error, i18n);
    } finally {
      setBusy(undefined);
    }
  };
  const disconnect = async () => {
    await request(disconnectTelegram);
    toast.success(t('disconnected'));
    reloadChoices([]);
  };
  const waitNote = () => {
    if (isConnected) return undefined;
    if (url !== undefined) return t('waiting');
    return isExpired ? t('expired') : undefined;
  };
  const connecting = () =>
    url === undefined ? (
      <Button
        variant="secondary"
        size="sm"
        loading={busy === 'asking'}
        loadingLabel={t('asking')}
        onClick={() => void during('asking', ask)}
      >
        {t(isStopped ? 'again' : 'connect')}
      </Button>
    ) : (
      <Button size="sm" href={url} target="_blank" rel="noreferrer" aria-description={t('newTab')}>
        {t('open')}
      </Button>
    );

  const note = waitNote();
  // The row that waits for this (`LateTelegramConnection`) has the same height.
  const Row = isStopped ? Choices : Actions;
  return (
    <Stack $gap={2}>
      {note && <Text $size="sm">{note}</Text>}
      <Announcement>{note}</Announcement>
      <Row>
        {!isConnected && connecting()}
        {(isConnected || isStopped) && (
          <Button
            variant={isStopped ? 'quiet' : 'secondary'}
            size="sm"
            loading={busy === 'disconnecting'}
            loadingLabel={t('disconnecting')}
            onClick={() => void during('disconnecting', disconnect)}
          >
            {t('disconnect')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
