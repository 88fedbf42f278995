import { useTranslation } from 'react-i18next';
import { notifyOtherTabs } from '../../../../api/otherTabs';
import { initQuery } from '../../../../api/queries';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { updateNotificationPref } from '../../../../generated/api/client/participant';
import type { OwnProfile } from '../../../../generated/api/participant';
import { useOptimisticSetting } from '../useOptimisticSetting';

/** The channels that an installation has. */
type Channel = 'EMAIL';

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
    one.kind === kind ? { ...one, disable } : one,
  );
  return { ...profile, notificationKinds };
}

/** The member's choices of notifications, and how to change one, which applies immediately (PRO-03, P11). */
export function useNotificationPrefs() {
  const { t } = useTranslation('profile');
  const { shown, choose } = useOptimisticSetting<Choice>({
    apply: withChoice,
    send: async (body) => {
      await request(updateNotificationPref, { body });
      // Home says whether new contacts come by email (HOM-05).
      void queryClient.invalidateQueries(initQuery);
      notifyOtherTabs(initQuery.queryKey);
    },
    undo: (choice) => ({ ...choice, disable: !choice.disable }),
    message: ({ disable }) => t(disable ? 'notifications.off' : 'notifications.on'),
  });
  /** Whether all that may be switched off is off. */
  const isMuted = shown.notificationPrefs.some(
    ({ contactType, disable }) => contactType === 'EMAIL' && disable,
  );
  return { choose, isMuted, kinds: shown.notificationKinds };
}
