import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import { queryClient } from '../../../api/queryClient';
import { useData } from '../../../api/useData';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { firstViewPart } from '../../../lib/firstViewPart';
import { usePageName } from '../../../lib/pageName';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { JoinCall } from './JoinCall';
import { nameOf } from '../../../components/participant/participantText';
import { Layout } from './ParticipantPage.styles';
import { ParticipantMissing } from './ParticipantMissing';
import { participantQuery } from './participantQuery';
import { ParticipantSkeleton } from './ParticipantSkeleton';
import { ParticipantCard } from '../../../components/participant/ParticipantCard';
import { ShareButton } from './ShareButton';

const PageActions = firstViewPart(
  'features/profile/view/relation/PageActions.tsx',
  () => import('./relation/PageActions'),
);
const RelationDetails = firstViewPart(
  'features/profile/view/relation/RelationDetails.tsx',
  () => import('./relation/RelationDetails'),
);

interface ParticipantPageProps {
  slug: string;
  /** Name of the community. */
  community: string;
  /** The viewer is not a user: the page invites them to join. */
  visitor: boolean;
  /** The home of this viewer. */
  home: string;
  /** The visitor is about to sign up, to meet the member of this slug. */
  onJoin: (slug: string) => void;
  /** Address of a participant's page. */
  urlOf: (slug: string) => string;
  /** The participant has another slug by now. */
  onMoved: (slug: string) => void;
}

/** A participant's page at /u/{slug}, for visitors, members and the owner (PRO-04). */
export function ParticipantPage(props: ParticipantPageProps) {
  const { slug, community, visitor, home, onJoin, urlOf, onMoved } = props;
  const { t } = useTranslation('participant');
  const { data, error, fetchStatus, refetch } = useData(participantQuery(slug));
  const offline = fetchStatus === 'paused';
  const isMissing = !offline && error instanceof ApiError && error.response?.status === 404;
  const absence = isMissing ? t('notFound.title') : error || offline ? t('failed.title') : undefined;
  usePageName(data ? nameOf(data) : absence);
  useEffect(() => {
    if (!data || data.slug === slug) return;
    queryClient.setQueryData(participantQuery(data.slug).queryKey, data);
    onMoved(data.slug);
  }, [data, slug, onMoved]);

  if (!data) {
    if (!error && !offline) return <ParticipantSkeleton />;
    if (isMissing) return <ParticipantMissing home={home} />;
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  const relation = 'relation' in data ? data.relation : undefined;
  const actions = (
    <>
      {relation && <PageActions person={data} relation={relation} />}
      <ShareButton
        url={urlOf(data.slug)}
        title={nameOf(data)}
        square={relation !== undefined}
        unpublished={'publicPage' in data && !data.publicPage ? data : undefined}
      />
      {data.owned && (
        <Button size="sm" to={routePaths.profile}>
          {t('edit')}
        </Button>
      )}
    </>
  );
  return (
    <Suspense fallback={<ParticipantSkeleton />}>
      <Container $width="list">
        <Layout>
          <ParticipantCard participant={data} actions={actions}>
            {relation && <RelationDetails person={data} relation={relation} />}
          </ParticipantCard>
          {visitor && (
            <JoinCall name={data.firstName} community={community} onJoin={() => onJoin(data.slug)} />
          )}
        </Layout>
      </Container>
    </Suspense>
  );
}
