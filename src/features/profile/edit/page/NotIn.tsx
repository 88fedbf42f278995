import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../../i18n/useTexts';
import { asWritten } from '../../../../lib/asWritten';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { Quote } from '../../../../ui/Quote/Quote';
import { Stack } from '../../../../ui/Stack/Stack';
import { useEditing } from '../useEditing';

/** Why a person is not admitted, in the managers' words, and whom to ask; or that they are admitted now. */
export default function NotIn() {
  useTexts('notIn');
  const { t } = useTranslation('notIn');
  const { init, settings } = useEditing();
  const { contact, community: title } = settings;
  if (init.user.enabled) {
    const home = (
      <Button size="sm" to={settings.home}>
        {t('admitted.action', { title })}
      </Button>
    );
    return (
      <Banner tone="success" announced title={t('admitted.title')} action={home}>
        {t('admitted.text')}
      </Banner>
    );
  }
  const { because, text } = init.notIn ?? { because: 'WAITING' };
  return (
    <Banner tone={because === 'WAITING' ? 'info' : 'warning'} title={t(`${because}.title`, { title })}>
      <Stack $gap={2}>
        {t(`${because}.text`, { title })}
        {text && <Quote {...asWritten(text)}>{text}</Quote>}
        {contact && (
          <p>
            {t('questions')} {contact}
          </p>
        )}
      </Stack>
    </Banner>
  );
}
