import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../../lib/logWarning';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';

/** Instead of a chat that the member is not in, or that does not exist: the server does not say which (CHA-04). */
export function Gone({ toList }: { toList: string }) {
  const { t } = useTranslation('chat');
  useEffect(() => logWarning('Access to this chat was denied.'), []);
  return (
    <EmptyState
      drawing="messages"
      level={1}
      title={t('gone.title')}
      action={<Button to={toList}>{t('gone.all')}</Button>}
    >
      {t('gone.text')}
    </EmptyState>
  );
}
