import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';

/** Events that did not load, below what chooses others: why, and the way out (UIX-03). */
export function EventsFailed({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  const { t } = useTranslation('events');
  const { t: say } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        drawing="messages"
        title={t('failed.title')}
        action={offline ? undefined : <Button onClick={onRetry}>{say('retry')}</Button>}
      >
        {offline ? say('loadsOnline') : t('failed.text')}
      </EmptyState>
    </div>
  );
}
