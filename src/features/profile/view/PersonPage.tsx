import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import { queryClient } from '../../../api/queryClient';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { JoinCall } from './JoinCall';
import { nameOf } from './nameOf';
import { Place } from './pageLook';
import { PersonFailed } from './PersonFailed';
import { personQuery } from './personQuery';
import { PersonSkeleton } from './PersonSkeleton';
import { PersonView } from './PersonView';
import { ShareButton } from './ShareButton';

export interface PersonPageProps {
  slug: string;
  /** Name of the community. */
  community: string;
  /** The reader is nobody yet: they are asked in. */
  visitor: boolean;
  /** Where this reader is at home. */
  home: string;
  /** Address of a participant's page. */
  urlOf: (slug: string) => string;
  /** The participant has another slug by now. */
  onMoved: (slug: string) => void;
}

/** A participant's page at /u/{slug}, for visitors, members and the owner (PRO-04). */
export function PersonPage({ slug, community, visitor, home, urlOf, onMoved }: PersonPageProps) {
  const { t } = useTranslation('person');
  const { data, error, fetchStatus, refetch } = useQuery(personQuery(slug), queryClient);
  const name = data && nameOf(data);

  useEffect(() => {
    if (name) document.title = `${name} · ${community}`;
  }, [name, community]);
  useEffect(() => {
    if (!data || data.slug === slug) return;
    queryClient.setQueryData(personQuery(data.slug).queryKey, data);
    onMoved(data.slug);
  }, [data, slug, onMoved]);

  if (!data) {
    const offline = fetchStatus === 'paused';
    if (!error && !offline) return <PersonSkeleton />;
    const missing = error instanceof ApiError && error.response?.status === 404;
    return (
      <PersonFailed
        why={offline ? 'offline' : missing ? 'missing' : 'failed'}
        home={home}
        onRetry={() => void refetch()}
      />
    );
  }
  const actions = (
    <>
      <ShareButton url={urlOf(data.slug)} title={nameOf(data)} />
      {data.owned && (
        <Button size="sm" to={routePaths.profile}>
          {t('edit')}
        </Button>
      )}
    </>
  );
  return (
    <Container $width="list">
      <Place>
        <PersonView person={data} actions={actions} />
        {visitor && <JoinCall name={data.firstName} community={community} />}
      </Place>
    </Container>
  );
}
