import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { Container } from '../../../ui/Container/Container';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { SentList } from './sent/SentList';
import { Settings } from './Settings';
import { SettingsSkeleton } from './SettingsSkeleton';
import { Layout } from './settings.styles';
import { settingsQuery } from './settingsQueries';

/** What the member is notified of, by which channel and when, and what was sent (NOT-04, NOT-09, PRO-03). */
export function SubscriptionsPage() {
  const { t } = useTranslation('subscriptions');
  const { data, error, fetchStatus, refetch } = useData(settingsQuery);
  const offline = fetchStatus === 'paused';
  if (!data && (error || offline)) {
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Container $width="reading">
      <Layout>
        <div>
          <Heading level={1}>{t('title')}</Heading>
          <Text $tone="muted">{t('intro')}</Text>
        </div>
        {data ? <Settings settings={data} /> : <SettingsSkeleton />}
        <SentList />
      </Layout>
    </Container>
  );
}
