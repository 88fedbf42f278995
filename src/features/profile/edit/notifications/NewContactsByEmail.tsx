import { useTranslation } from 'react-i18next';
import { ownProfileKey, reloadChoices } from '../../../../api/notificationChoices';
import { request } from '../../../../api/request';
import { updateNotificationPref } from '../../../../generated/api/client/participant';
import type { NotificationKindPref } from '../../../../generated/api/participant';
import { newContactsKind as kind } from '../../../../lib/newContactsKind';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { useOptimisticSetting } from '../useOptimisticSetting';

const contactType = 'EMAIL';
const isThis = (one: NotificationKindPref) => one.kind === kind && one.contactType === contactType;

/** Whether new contacts come by email (HOM-05, P11): the same choice as at `/subscriptions`. */
export function NewContactsByEmail() {
  const { t } = useTranslation('profile');
  const { shown, choose } = useOptimisticSetting({
    apply: (profile, isOn) => ({
      ...profile,
      notificationKinds: profile.notificationKinds.map((one) =>
        isThis(one) ? { ...one, disable: !isOn } : one,
      ),
    }),
    send: async (isOn) => {
      await request(updateNotificationPref, { body: { contactType, kind, disable: !isOn } });
      // Home says whether new contacts come by email (HOM-05).
      reloadChoices([ownProfileKey]);
    },
    message: (isOn) => t(isOn ? 'notifications.on' : 'notifications.off'),
  });
  /** All emails that may be switched off are off. */
  const isMuted = shown.notificationPrefs.some((one) => one.contactType === contactType && one.disable);
  return (
    <Checkbox
      label={t('introductions.byEmail')}
      hint={isMuted ? t('introductions.muted') : undefined}
      checked={!isMuted && !shown.notificationKinds.find(isThis)?.disable}
      disabled={isMuted}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
