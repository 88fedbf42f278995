import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { useData } from '../../../api/useData';
import { describeError } from '../../../i18n/describeError';
import { formatDate } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';
import { FeedAddress } from './FeedAddress';
import { ownFeedQuery, renewFeed } from './feedQueries';
import { RenewFeed } from './RenewFeed';

/** The viewer's own feed: made by a press, its secret address shown once, and another one in its place by one more. */
export function OwnFeed() {
  const { t, i18n } = useTranslation('feeds');
  const { t: say } = useTranslation();
  const lang = useLang();
  const { data, error, fetchStatus, refetch } = useData(ownFeedQuery);
  const renewing = useMutation({ mutationFn: renewFeed, networkMode: 'always' }, queryClient);
  const [isAsking, setIsAsking] = useState(false);
  const renew = () => renewing.mutate(undefined, { onSettled: () => setIsAsking(false) });
  const offline = fetchStatus === 'paused';

  if (!data && (error || offline)) {
    return (
      <Banner
        tone="error"
        role="alert"
        title={t('own.failed')}
        action={
          !offline && (
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {say('retry')}
            </Button>
          )
        }
      >
        {offline && say('loadsOnline')}
      </Banner>
    );
  }
  if (!data) return <Skeleton shape="block" height="44px" />;
  const failure = renewing.error && (
    <Text role="alert" $tone="error">
      {describeError(renewing.error, i18n)}
    </Text>
  );
  const busy = { loading: renewing.isPending, loadingLabel: say('loading') };
  if (renewing.data) {
    return (
      <>
        <Banner tone="warning" role="status" title={t('own.once')}>
          {t('own.secret')}
        </Banner>
        <FeedAddress url={renewing.data} label={t('own.address')} />
      </>
    );
  }
  if (data.since === null) {
    return (
      <div>
        {failure}
        <Button {...busy} onClick={renew}>
          {t('own.make')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Text>{t('own.since', { date: formatDate(new Date(data.since), lang) })}</Text>
      {failure}
      <RenewFeed isAsking={isAsking} busy={busy} onAsk={setIsAsking} onRenew={renew} />
    </>
  );
}
