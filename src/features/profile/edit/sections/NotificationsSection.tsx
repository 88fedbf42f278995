import { useTranslation } from 'react-i18next';
import { notifyOtherTabs } from '../../../../api/otherTabs';
import { initQuery } from '../../../../api/queries';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { updateNotificationPref } from '../../../../generated/api/client/participant';
import type { OwnProfile } from '../../../../generated/api/participant';
import { shownContact } from '../../../../lib/rules/contacts/contactLinks';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { Stack } from '../../../../ui/Stack/Stack';
import { Panel } from '../page/Panel';
import { useEditing } from '../useEditing';
import { useOptimisticSetting } from '../useOptimisticSetting';
import { Choices } from './Choices';

type Channel = 'EMAIL' | 'TELEGRAM';

interface Choice {
  contactType: Channel;
  /** Left out: all that comes by the channel. */
  kind?: string;
  disable: boolean;
}

function withChoice(profile: OwnProfile, { contactType, kind, disable }: Choice): OwnProfile {
  if (kind === undefined) {
    const others = profile.notificationPrefs.filter((one) => one.contactType !== contactType);
    return { ...profile, notificationPrefs: [...others, { contactType, disable }] };
  }
  const notificationKinds = profile.notificationKinds.map((one) =>
    one.kind === kind && one.contactType === contactType ? { ...one, disable } : one,
  );
  return { ...profile, notificationKinds };
}

/** Notifications by channel and kind (PRO-03, P11). A choice applies immediately. */
export function NotificationsSection() {
  const { t } = useTranslation('profile');
  const { init } = useEditing();
  const { shown, choose } = useOptimisticSetting<Choice>({
    apply: withChoice,
    send: async (body) => {
      await request(updateNotificationPref, { body });
      // Home shows one of them (HOM-05).
      void queryClient.invalidateQueries(initQuery);
      notifyOtherTabs(initQuery.queryKey);
    },
    undo: (choice) => ({ ...choice, disable: !choice.disable }),
    message: ({ disable }) => t(disable ? 'notifications.off' : 'notifications.on'),
  });
  const telegram = shown.contacts.find(({ type }) => type === 'TELEGRAM');
  const channels: [Channel, string][] = [['EMAIL', t('notifications.EMAIL', { email: init.user.email })]];
  if (telegram) {
    channels.push([
      'TELEGRAM',
      t('notifications.TELEGRAM', { name: shownContact('TELEGRAM', telegram.value) }),
    ]);
  }
  const muted = (type: Channel) =>
    shown.notificationPrefs.some(({ contactType, disable }) => contactType === type && disable);
  const kindsOf = (type: Channel) => shown.notificationKinds.filter((one) => one.contactType === type);
  return (
    <Panel id="notifications" title={t('notifications.title')} intro={t('notifications.intro')}>
      <Stack $gap={1}>
        {channels.map(([type, label]) => (
          <div key={type}>
            <Checkbox
              label={label}
              checked={!muted(type)}
              onChange={({ target }) => choose({ contactType: type, disable: !target.checked })}
            />
            {!muted(type) && kindsOf(type).length > 0 && (
              <Choices below label={t('notifications.kinds')}>
                {kindsOf(type).map((one) => (
                  <Checkbox
                    key={one.kind}
                    label={one.label}
                    checked={!one.disable}
                    onChange={({ target }) =>
                      choose({ contactType: type, kind: one.kind, disable: !target.checked })
                    }
                  />
                ))}
              </Choices>
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
