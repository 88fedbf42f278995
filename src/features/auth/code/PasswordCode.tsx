import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../i18n/useTexts';
import { Banner } from '../../../ui/Banner/Banner';
import { Stack } from '../../../ui/Stack/Stack';
import { CodeForm, type CodeFormProps } from './CodeForm';

/** After too many wrong passwords, by whomever: the right one is asked for a mailed code too (AUT-03). */
export default function PasswordCode(props: CodeFormProps) {
  useTexts('links');
  const { t } = useTranslation(['auth', 'links']);
  return (
    <Stack $gap={5}>
      <Banner tone="info" announced>
        {t('links:passwordCode.why')}
      </Banner>
      <CodeForm {...props} autoFocus />
    </Stack>
  );
}
