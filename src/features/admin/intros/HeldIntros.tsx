import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { useInBrowser } from '../../../api/useInBrowser';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ShowMore } from '../../../ui/ShowMore/ShowMore';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { managerHomeQuery } from '../home/homeQueries';
import { PageLayout } from '../queue/Queue.styles';
import { HeldIntroView } from './HeldIntroView';
import { Intros } from './HeldIntros.styles';
import { heldIntrosKey, heldIntrosQuery } from './introQueries';

/** Introductions to members who hide contacts, which managers pass on or keep back (D44, D45). */
export function HeldIntros({ communityId }: { communityId: string }) {
  const { t } = useTranslation('adminIntros');
  const { t: say } = useTranslation();
  const inBrowser = useInBrowser();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useInfiniteQuery(heldIntrosQuery(communityId), queryClient);
  const { error, fetchStatus, refetch } = query;
  const data = inBrowser ? query.data : undefined;
  const offline = fetchStatus === 'paused';
  if (!data && inBrowser && (error || offline)) {
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  const onDecided = () => {
    // The button that had the focus goes.
    heading.current?.focus();
    void queryClient.invalidateQueries({ queryKey: heldIntrosKey });
    void queryClient.invalidateQueries(managerHomeQuery(communityId));
  };
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <Container $width="list">
      <PageLayout>
        <div>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {t('title')}
          </Heading>
          <Text $tone="muted">{t('lead')}</Text>
        </div>
        {!items && (
          <Stack $gap={4} role="status" aria-busy aria-label={say('loading')}>
            <Skeleton shape="block" height="240px" />
            <Skeleton shape="block" height="240px" />
          </Stack>
        )}
        {items?.length === 0 && (
          <EmptyState drawing="messages" title={t('none')}>
            {t('noneText')}
          </EmptyState>
        )}
        {items && items.length > 0 && (
          <div>
            <Intros aria-label={t('title')}>
              {items.map((intro) => (
                <HeldIntroView key={`${intro.from.id} ${intro.to.id}`} {...{ intro, onDecided }} />
              ))}
            </Intros>
            <ShowMore
              hasMore={query.hasNextPage}
              loading={query.isFetchingNextPage}
              loadingLabel={say('loading')}
              onMore={() => void query.fetchNextPage()}
            >
              {t('more')}
            </ShowMore>
          </div>
        )}
      </PageLayout>
    </Container>
  );
}
