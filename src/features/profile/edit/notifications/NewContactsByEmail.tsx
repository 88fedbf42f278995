import { useTranslation } from 'react-i18next';
import { newContactsKind } from '../../../../lib/newContactsKind';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { useNotificationPrefs } from './useNotificationPrefs';

/** Whether new contacts come by email (HOM-05): the same choice as in the list of notifications. */
export function NewContactsByEmail() {
  const { t } = useTranslation('profile');
  const { choose, isMuted: muted, kinds } = useNotificationPrefs();
  const known = kinds.find((one) => one.kind === newContactsKind);
  return (
    <Checkbox
      label={t('introductions.byEmail')}
      hint={muted ? t('introductions.muted') : undefined}
      checked={!muted && !known?.disable}
      disabled={muted}
      onChange={({ target }) =>
        choose({ contactType: 'EMAIL', kind: newContactsKind, disable: !target.checked })
      }
    />
  );
}
