import { useTranslation } from 'react-i18next';
import type { NotificationChannel } from '../../../generated/api/notification';
import { routePaths } from '../../../lib/routes';
import { Banner } from '../../../ui/Banner/Banner';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { channelName } from './channelName';

interface ChannelSwitchProps {
  channel: NotificationChannel;
  onChange: (isOn: boolean) => void;
}

/** Switches everything in a channel that may be switched, with the address it goes to. */
export function ChannelSwitch({ channel: { channel, isOn, state, address }, onChange }: ChannelSwitchProps) {
  const { t } = useTranslation('subscriptions');
  const isEmail = channel === 'EMAIL';
  const isConnected = state !== 'NOT_CONNECTED';
  const hint = () => {
    if (!isConnected) return t('notConnected');
    if (!isOn) return isEmail ? t('off.email') : t('off.other');
    // The label of emails has their address.
    return isEmail || !address ? undefined : address;
  };
  return (
    <Stack $gap={2}>
      <Checkbox
        label={isEmail ? t('emailsTo', { address }) : channelName(channel, t)}
        hint={hint()}
        checked={isOn && isConnected}
        disabled={!isConnected}
        onChange={({ target }) => onChange(target.checked)}
      />
      {state === 'STOPPED' && (
        <Banner
          tone="warning"
          title={t('stopped.title')}
          action={
            isEmail && (
              <Link alone to={`${routePaths.account}#access`}>
                {t('stopped.change')}
              </Link>
            )
          }
        >
          {t('stopped.text')}
        </Banner>
      )}
    </Stack>
  );
}
