import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { describeError } from '../../../i18n/describeError';

interface ImportFailedProps {
  error: unknown;
  onRetry: () => void;
  onManually: () => void;
}

/** The import failed: what happened, Try again or Fill manually (section 8 of the specification). */
export function ImportFailed({ error, onRetry, onManually }: ImportFailedProps) {
  const { t, i18n } = useTranslation('onboarding');
  return (
    <Banner
      tone="error"
      role="alert"
      action={
        <Stack $row $gap={3} $wrap>
          <Button variant="secondary" onClick={onRetry}>
            {t('import.retry')}
          </Button>
          <Button variant="quiet" onClick={onManually}>
            {t('import.manually')}
          </Button>
        </Stack>
      }
    >
      {describeError(error, i18n)}
    </Banner>
  );
}
