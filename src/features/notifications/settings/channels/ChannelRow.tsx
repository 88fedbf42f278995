import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationChannel } from '../../../../generated/api/notification';
import { Banner } from '../../../../ui/Banner/Banner';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { Stack } from '../../../../ui/Stack/Stack';
import { channelName } from './channelName';
import { connections } from './connections';

interface ChannelRowProps {
  channel: NotificationChannel;
  /** Switches everything in the channel that may be switched. */
  onSwitch: (isOn: boolean) => void;
}

/** A channel with the address it goes to: a switch, or how to connect it. */
export function ChannelRow({ channel: one, onSwitch }: ChannelRowProps) {
  const { t } = useTranslation('subscriptions');
  const box = useRef<HTMLInputElement>(null);
  const { channel, isOn, state, address } = one;
  const isEmail = channel === 'EMAIL';
  const isConnected = state !== 'NOT_CONNECTED';
  const hint = () => {
    if (!isConnected) return t('notConnected');
    if (!isOn) return isEmail ? t('off.email') : t('off.other');
    // The label of emails has their address.
    return isEmail || !address ? undefined : address;
  };
  const Connection = connections[channel];
  const connection = Connection && (
    <Connection
      channel={one}
      onSwitchOn={() => {
        // The button that was pressed goes away.
        box.current?.focus();
        onSwitch(true);
      }}
    />
  );
  return (
    <Stack $gap={2} data-actions>
      <Checkbox
        ref={box}
        label={isEmail ? t('emailsTo', { address }) : channelName(channel, t)}
        hint={hint()}
        checked={isOn && isConnected}
        disabled={!isConnected}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      {state === 'STOPPED' && (
        <Banner tone="warning" title={t('stopped.title')} action={isEmail && connection}>
          {t(isEmail ? 'stopped.email' : 'stopped.other')}
        </Banner>
      )}
      {!isEmail && connection}
    </Stack>
  );
}
