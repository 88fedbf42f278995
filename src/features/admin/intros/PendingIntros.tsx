import { Loading } from '../../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { PagedList } from '../../../components/paged/PagedList';
import { usePages } from '../../../components/paged/usePages';
import { ChangeAnnouncement } from '../../../ui/announcer/Announcement';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { PageLayout } from '../queue/Queue.styles';
import { refreshQueue } from '../queue/refreshQueue';
import { PendingIntroView } from './PendingIntroView';
import { Intros } from './PendingIntros.styles';
import { pendingIntrosKey, pendingIntrosQuery } from './introQueries';

/**
 * Introductions to members who hide contacts, which managers pass on or keep back (D44, D45). It is no `QueuePage`: the call
 * has no states, and each introduction is decided on in the list.
 */
export function PendingIntros({ communityId }: { communityId: string }) {
  const { t } = useTranslation('adminIntros');
  const list = usePages(pendingIntrosQuery(communityId));
  if (list.failure) {
    return <LoadFailed title={t('failed.title')} text={t('failed.text')} {...list.failure} />;
  }
  const total = list.pages?.at(-1)?.total ?? 0;
  const onDecided = () => refreshQueue(pendingIntrosKey, communityId);
  return (
    <Container $width="list">
      <PageLayout>
        <div>
          <Heading level={1}>{t('title')}</Heading>
          <Text $tone="muted">{t('lead')}</Text>
        </div>
        {total > 0 && <ChangeAnnouncement>{t('waiting', { count: total })}</ChangeAnnouncement>}
        <PagedList
          list={list}
          items={list.pages?.flatMap(({ items }) => items)}
          skeleton={
            <Loading>
              <Stack $gap={4}>
                <Skeleton shape="block" height="240px" />
                <Skeleton shape="block" height="240px" />
              </Stack>
            </Loading>
          }
          empty={
            <EmptyState drawing="messages" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          }
          more={t('more')}
        >
          {(intros) => (
            <Intros aria-label={t('title')}>
              {intros.map((intro) => (
                <PendingIntroView
                  key={`${intro.from.id} ${intro.to.id}`}
                  intro={intro}
                  onDecided={onDecided}
                />
              ))}
            </Intros>
          )}
        </PagedList>
      </PageLayout>
    </Container>
  );
}
