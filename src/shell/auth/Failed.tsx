import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { authErrorText } from '../../features/auth/errors/authError';
import { Notice } from '../../features/auth/page/Notice';
import { Button } from '../../ui/Button/Button';

/** A page whose data failed to load: the error and a retry button. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation(['auth', 'common']);
  return (
    <Notice icon={CloudOff} tone="warning" title={t('failed')} text={authErrorText(error, i18n)}>
      <Button size="lg" block onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </Notice>
  );
}
