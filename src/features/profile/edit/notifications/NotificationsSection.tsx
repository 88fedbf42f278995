import { useTranslation } from 'react-i18next';
import type { NotificationKindPref } from '../../../../generated/api/participant';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { Stack } from '../../../../ui/Stack/Stack';
import { Panel } from '../page/Panel';
import { useEditing } from '../useEditing';
import { Choices } from '../sections/Choices';
import { useNotificationPrefs } from './useNotificationPrefs';

const groups = [
  'PEOPLE',
  'MEETINGS',
  'EVENTS',
  'CHAT',
  'COMMUNITY',
] as const satisfies NotificationKindPref['group'][];

/** The channel that an installation has. */
const channel = 'EMAIL';

/** Notifications by what they are about (PRO-03, P11). */
export function NotificationsSection() {
  const { t } = useTranslation('profile');
  const { init } = useEditing();
  const { choose, isMuted, kinds } = useNotificationPrefs();
  return (
    <Panel id="notifications" title={t('notifications.title')} intro={t('notifications.intro')}>
      <Stack $gap={4}>
        <Checkbox
          label={t('notifications.EMAIL', { email: init.user.email })}
          checked={!isMuted}
          onChange={({ target }) => choose({ contactType: channel, disable: !target.checked })}
        />
        {!isMuted &&
          groups.map((group) => {
            const listed = kinds.filter((one) => one.group === group);
            return (
              listed[0] && (
                <Choices key={group} below label={t(`notifications.groups.${group}`)}>
                  {listed.map(({ kind, label, disable }) => (
                    <Checkbox
                      key={kind}
                      label={label}
                      checked={!disable}
                      onChange={({ target }) =>
                        choose({ contactType: channel, kind, disable: !target.checked })
                      }
                    />
                  ))}
                </Choices>
              )
            );
          })}
      </Stack>
    </Panel>
  );
}
