import { useTranslation } from 'react-i18next';
import { routePaths } from '../../lib/routes';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Link } from '../../ui/Link/Link';

/** Instead of contacts, to whoever has not confirmed their address: nobody is introduced to them yet. */
export function Unconfirmed() {
  const { t } = useTranslation('contacts');
  return (
    <EmptyState
      drawing="messages"
      title={t('unconfirmed.title')}
      action={<Link to={routePaths.lastStep}>{t('unconfirmed.confirm')}</Link>}
    >
      {t('unconfirmed.text')}
    </EmptyState>
  );
}
