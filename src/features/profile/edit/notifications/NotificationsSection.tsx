import { useTranslation } from 'react-i18next';
import type { NotificationKindPref } from '../../../../generated/api/participant';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { Stack } from '../../../../ui/Stack/Stack';
import { Panel } from '../page/Panel';
import { useEditing } from '../useEditing';
import { Choices } from '../sections/Choices';
import { useNotificationPrefs, type Channel } from './useNotificationPrefs';

const groups = [
  'PEOPLE',
  'MEETINGS',
  'EVENTS',
  'CHAT',
  'COMMUNITY',
] as const satisfies NotificationKindPref['group'][];

/** Notifications by channel, and in each by what they are about (PRO-03, P11). */
export function NotificationsSection() {
  const { t } = useTranslation('profile');
  const { init } = useEditing();
  const { choose, isMuted, kindsOf } = useNotificationPrefs();
  const channels: [Channel, string][] = [['EMAIL', t('notifications.EMAIL', { email: init.user.email })]];
  const kindsIn = (channel: Channel, group: (typeof groups)[number]) =>
    kindsOf(channel).filter((one) => one.group === group);
  return (
    <Panel id="notifications" title={t('notifications.title')} intro={t('notifications.intro')}>
      <Stack $gap={4}>
        {channels.map(([channel, label]) => (
          <Stack key={channel} $gap={4}>
            <Checkbox
              label={label}
              checked={!isMuted(channel)}
              onChange={({ target }) => choose({ contactType: channel, disable: !target.checked })}
            />
            {!isMuted(channel) &&
              groups
                .filter((group) => kindsIn(channel, group).length > 0)
                .map((group) => (
                  <Choices key={group} below label={t(`notifications.groups.${group}`)}>
                    {kindsIn(channel, group).map(({ kind, label: about, disable }) => (
                      <Checkbox
                        key={kind}
                        label={about}
                        checked={!disable}
                        onChange={({ target }) =>
                          choose({ contactType: channel, kind, disable: !target.checked })
                        }
                      />
                    ))}
                  </Choices>
                ))}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
