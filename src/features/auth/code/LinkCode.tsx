import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Text } from '../../../ui/Text/Text';
import { CodeForm, type CodeFormProps } from './CodeForm';

interface LinkCodeProps extends Omit<CodeFormProps, 'onOtherEmail' | 'autoFocus'> {
  onOtherMethod: () => void;
}

/** The code that links an external account to the one with its address, and why it is asked for (AUT-08, AUT-09). */
export function LinkCode({ onOtherMethod, ...form }: LinkCodeProps) {
  const { t } = useTranslation(['auth', 'links']);
  return (
    <>
      <Text $tone="muted">{t('links:linkCode.why')}</Text>
      <CodeForm {...form} autoFocus />
      <Button variant="quiet" block onClick={onOtherMethod}>
        {t('links:linkCode.otherMethod')}
      </Button>
    </>
  );
}
