import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { useSubmit } from '../../../components/form/useSubmit';
import { formatDate } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';
import { FeedAddress } from './FeedAddress';
import { ownFeedQuery, renewFeed } from './feedQueries';
import { RenewFeed } from './RenewFeed';
import { NotLoaded } from '../../../components/failures/NotLoaded';

/** The viewer's own feed: made by a press, its secret address shown once, and another one in its place by one more. */
export function OwnFeed() {
  const { t } = useTranslation('feeds');
  const { t: say } = useTranslation();
  const lang = useLang();
  const { data, error, fetchStatus, refetch } = useData(ownFeedQuery);
  const [url, setUrl] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { busy, wrong, submit } = useSubmit({
    send: async () => setUrl(await renewFeed()),
    onSettled: () => setIsAsking(false),
  });
  const offline = fetchStatus === 'paused';

  if (!data && (error || offline)) {
    return <NotLoaded title={t('own.failed')} offline={offline} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" height="44px" />;
  const failure = wrong.call && (
    <Text role="alert" $tone="error">
      {wrong.call}
    </Text>
  );
  const loading = { loading: busy, loadingLabel: say('loading') };
  if (url) {
    return (
      <>
        <Banner tone="warning" announced title={t('own.once')}>
          {t('own.secret')}
        </Banner>
        <FeedAddress url={url} label={t('own.address')} />
      </>
    );
  }
  if (data.since === null) {
    return (
      <div>
        {failure}
        <Button {...loading} onClick={() => void submit()}>
          {t('own.make')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Text>{t('own.since', { date: formatDate(new Date(data.since), lang) })}</Text>
      {failure}
      <RenewFeed isAsking={isAsking} busy={loading} onAsk={setIsAsking} onRenew={() => void submit()} />
    </>
  );
}
