import { useMutation } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { updateNotificationPref } from '../../../../generated/api/client/participant';
import type { OwnProfile } from '../../../../generated/api/participant';
import { describeError } from '../../../../i18n/describeError';
import { shownContact } from '../../../../lib/rules/contacts/contactLinks';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { Stack } from '../../../../ui/Stack/Stack';
import { toast } from '../../../../ui/toast/toast';
import { Panel } from '../page/Panel';
import { ownProfileQuery } from '../queries';
import { useEditing } from '../useEditing';

type Channel = 'EMAIL' | 'TELEGRAM';

interface Choice {
  contactType: Channel;
  disable: boolean;
}

const withChoice = (profile: OwnProfile, { contactType, disable }: Choice): OwnProfile => ({
  ...profile,
  notificationPrefs: [
    ...profile.notificationPrefs.filter((one) => one.contactType !== contactType),
    { contactType, disable },
  ],
});

/** Where news may come to, channel by channel (PRO-03, P11); a choice holds at once. */
export function NotificationsSection() {
  const { t, i18n } = useTranslation('profile');
  const { init, profile } = useEditing();
  const { queryKey } = ownProfileQuery(profile.id);
  // What the cache is told reaches the page a moment later: a box that waited for it would jump back meanwhile.
  const [shown, show] = useOptimistic(profile, withChoice);
  const { mutateAsync } = useMutation(
    {
      mutationFn: (body: Choice) => request(updateNotificationPref, { body }),
      onMutate: (choice) => {
        queryClient.setQueryData(queryKey, (known) => known && withChoice(known, choice));
      },
      onSuccess: (_, { disable }) => toast.success(t(disable ? 'notifications.off' : 'notifications.on')),
      onError: (error, choice) => {
        const back = { ...choice, disable: !choice.disable };
        queryClient.setQueryData(queryKey, (known) => known && withChoice(known, back));
        toast.error(describeError(error, i18n));
      },
    },
    queryClient,
  );
  const choose = (choice: Choice) =>
    startTransition(async () => {
      show(choice);
      await mutateAsync(choice).catch(() => undefined);
    });
  const telegram = profile.contacts.find(({ type }) => type === 'TELEGRAM');
  const channels: [Channel, string][] = [['EMAIL', t('notifications.EMAIL', { email: init.user.email })]];
  if (telegram) {
    channels.push([
      'TELEGRAM',
      t('notifications.TELEGRAM', { name: shownContact('TELEGRAM', telegram.value) }),
    ]);
  }
  const muted = (type: Channel) =>
    shown.notificationPrefs.some(({ contactType, disable }) => contactType === type && disable);
  return (
    <Panel id="notifications" title={t('notifications.title')} intro={t('notifications.intro')}>
      <Stack $gap={1}>
        {channels.map(([type, label]) => (
          <Checkbox
            key={type}
            label={label}
            checked={!muted(type)}
            onChange={({ target }) => choose({ contactType: type, disable: !target.checked })}
          />
        ))}
      </Stack>
    </Panel>
  );
}
