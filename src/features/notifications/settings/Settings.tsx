import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NotificationSettings } from '../../../generated/api/notification';
import { currentTime } from '../../../lib/browserFacts';
import { formatZone } from '../../../lib/rules/meeting/formatTime';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { ChannelRow } from './channels/ChannelRow';
import { DigestSetting } from './times/DigestSetting';
import { KindTable } from './kinds/KindTable';
import { Part } from './Part';
import { PauseSetting } from './times/PauseSetting';
import { QuietSetting } from './times/QuietSetting';
import { InApp } from './settings.styles';
import { useSettings } from './useSettings';

/** What comes where, and when. Every change is saved immediately. */
export function Settings({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('subscriptions');
  const { shown, choose, setTimes } = useSettings(settings);
  const { channels, kinds, times, timeZone } = shown;
  const zone = formatZone(currentTime(), timeZone);
  const hasEmail = channels.some(({ channel }) => channel === 'EMAIL');
  return (
    <>
      <Part id="what" title={t('what.title')} intro={t('what.always')}>
        <InApp>
          <Icon icon={BellRing} />
          {t('what.inApp')}
        </InApp>
        {channels.length > 0 && (
          <>
            <Stack $gap={2}>
              {channels.map((channel) => (
                <ChannelRow
                  key={channel.channel}
                  channel={channel}
                  onSwitch={(isOn) => choose({ channel: channel.channel, isOn })}
                />
              ))}
            </Stack>
            <KindTable channels={channels} kinds={kinds} onChoose={choose} />
          </>
        )}
      </Part>
      <Part id="when" title={t('when.title')} intro={t('when.intro')}>
        <PauseSetting pausedUntil={times.pausedUntil} zone={timeZone} onChange={setTimes} />
        <QuietSetting {...times} zone={zone} onChange={setTimes} />
        {hasEmail && <DigestSetting {...times} zone={zone} onChange={setTimes} />}
      </Part>
    </>
  );
}
