import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';

/** Says that nobody is recommended to the member, until when, and where to change that. */
export function Paused({ until }: { until: string | null }) {
  const { t } = useTranslation('home');
  const lang = useLang();
  return (
    <Card>
      <EmptyState
        level={3}
        drawing="calendar"
        title={until ? t('paused.title', { date: formatDay(new Date(until), lang) }) : t('paused.off')}
        action={
          <Button variant="secondary" to={`${routePaths.account}#introductions`}>
            {t('paused.settings')}
          </Button>
        }
      >
        {t(until ? 'paused.text' : 'paused.offText')}
      </EmptyState>
    </Card>
  );
}
