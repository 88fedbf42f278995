import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/Text/Text';
import { Step } from './Step';

/** When the first introductions come, as far as that is known: rounds are weekly, and have not begun. */
export function Introductions({ title }: { title: string }) {
  const { t } = useTranslation('home');
  return (
    <Step title={t('introductions.title')} kind="meet">
      <Text $tone="muted">{t('introductions.text', { title })}</Text>
    </Step>
  );
}
