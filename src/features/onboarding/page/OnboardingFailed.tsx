import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { describeError } from '../../../i18n/describeError';

interface OnboardingFailedProps {
  error: unknown;
  offline: boolean;
  onRetry: () => void;
}

/** The page when loading survey or form failed: the error, that nothing is lost, a retry. */
export function OnboardingFailed({ error, offline, onRetry }: OnboardingFailedProps) {
  const { t, i18n } = useTranslation('onboarding');
  return (
    <LoadFailed
      title={t('failed.title')}
      text={describeError(error, i18n)}
      offline={offline}
      note={t('failed.text')}
      onRetry={onRetry}
    />
  );
}
