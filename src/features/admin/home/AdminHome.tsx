import { Loading } from '../../../components/loading/Loading';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { lazyPart } from '../../../lib/lazyInTime';
import { currentTime } from '../../../lib/browserFacts';
import { Container } from '../../../ui/Container/Container';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { HomeLayout } from './AdminHome.styles';
import { Changes } from './Changes';
import { CommunityChoice } from './CommunityChoice';
import { FirstSteps } from './FirstSteps';
import { managerHomeQuery } from './homeQueries';
import { Waiting } from './Waiting';

const TelegramNews = lazyPart(() => import('../telegramNews/TelegramNews'));

interface AdminHomeProps {
  community: { id: string; title: string };
  /** An administrator manages every community, and chooses one. */
  administrator: boolean;
  /** Below everything else, once that is there. */
  children?: ReactNode;
}

/** The managers' start page: a new manager's first steps, what waits, what has changed, and the community's events (ADM-01, ADM-13). */
export function AdminHome({ community, administrator, children }: AdminHomeProps) {
  const { t } = useTranslation('admin');
  const { data, error, fetchStatus, refetch } = useData(managerHomeQuery(community.id));
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
      <HomeLayout>
        <Stack $gap={4}>
          <Heading level={1}>{t('title', { title: community.title })}</Heading>
          {administrator && <CommunityChoice here={community} />}
        </Stack>
        {data ? (
          <>
            {data.firstSteps && <FirstSteps communityId={community.id} steps={data.firstSteps} />}
            <Waiting waiting={data.waiting} now={currentTime()} />
            <Changes changes={data.changes} now={currentTime()} />
          </>
        ) : (
          <Loading>
            <Stack $gap={4}>
              <Skeleton height="2rem" width="40%" />
              <Skeleton shape="block" height="73px" />
              <Skeleton shape="block" height="73px" />
            </Stack>
          </Loading>
        )}
        {data && children}
        {data?.telegram && (
          <Suspense>
            <TelegramNews communityId={community.id} />
          </Suspense>
        )}
      </HomeLayout>
    </Container>
  );
}
