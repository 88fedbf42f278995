import { useTranslation } from 'react-i18next';
import { ownProfileKey, reloadChoices } from '../../../../api/notificationChoices';
import { request } from '../../../../api/request';
import { updateNotificationPref } from '../../../../generated/api/client/participant';
import type { OwnProfile } from '../../../../generated/api/participant';
import { useOptimisticSetting } from '../useOptimisticSetting';

const contactType = 'EMAIL';

/** Whether a kind of notification comes by email (P11): the same choice as at `/subscriptions`. */
export function useEmailChoice(kind: string) {
  const { t } = useTranslation('profile');
  const isChosen = (one: { kind: string; contactType: string }) =>
    one.kind === kind && one.contactType === contactType;
  const { shown, choose } = useOptimisticSetting<boolean>({
    apply: (profile: OwnProfile, isOn) => ({
      ...profile,
      notificationKinds: profile.notificationKinds.map((one) =>
        isChosen(one) ? { ...one, disable: !isOn } : one,
      ),
    }),
    send: async (isOn) => {
      await request(updateNotificationPref, { body: { contactType, kind, disable: !isOn } });
      // Home says whether new contacts come by email (HOM-05).
      reloadChoices([ownProfileKey]);
    },
    undo: (isOn) => !isOn,
    message: (isOn) => t(isOn ? 'notifications.on' : 'notifications.off'),
  });
  return {
    isOn: !shown.notificationKinds.find(isChosen)?.disable,
    /** All emails that may be switched off are off. */
    isMuted: shown.notificationPrefs.some((one) => one.contactType === contactType && one.disable),
    choose,
  };
}
