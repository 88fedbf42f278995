import { useTranslation } from 'react-i18next';
import { newContactsKind } from '../../../../lib/newContactsKind';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { useEmailChoice } from './useEmailChoice';

/** Whether new contacts come by email (HOM-05). */
export function NewContactsByEmail() {
  const { t } = useTranslation('profile');
  const { isOn, isMuted, choose } = useEmailChoice(newContactsKind);
  return (
    <Checkbox
      label={t('introductions.byEmail')}
      hint={isMuted ? t('introductions.muted') : undefined}
      checked={isOn && !isMuted}
      disabled={isMuted}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
