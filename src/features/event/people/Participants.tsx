import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { useInBrowser } from '../../../api/useInBrowser';
import { Button } from '../../../ui/Button/Button';
import { ShowMore } from '../../../ui/ShowMore/ShowMore';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { participantsQuery } from '../eventQueries';
import { Faces, Section } from './People.styles';
import { PeopleFailed } from './PeopleFailed';
import { PeopleSkeleton } from './PeopleSkeleton';
import { Person } from './Person';

interface ParticipantsProps {
  eventId: string;
  /** How many are confirmed; more than are shown where some were blocked. */
  count: number;
  isOver: boolean;
}

/** Who takes part in an event, page by page (E08, EVT-08). However many there are, no more than twenty pages stand on the screen. */
export function Participants({ eventId, count, isOver }: ParticipantsProps) {
  const { t } = useTranslation('eventPage');
  const { t: ofEvent } = useTranslation('event');
  const inBrowser = useInBrowser();
  const query = useInfiniteQuery(participantsQuery(eventId), queryClient);
  const { error, fetchStatus, refetch, hasNextPage, hasPreviousPage } = query;
  const { isFetchingNextPage, isFetchingPreviousPage, fetchNextPage, fetchPreviousPage } = query;
  const data = inBrowser ? query.data : undefined;
  const offline = inBrowser && fetchStatus === 'paused';
  const people = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Section>
      <Heading level={2} size="lg">
        {count === 0 ? t('participants.title') : ofEvent(isOver ? 'went' : 'going', { count })}
      </Heading>
      {!data && (error || offline) && (
        <PeopleFailed title={t('participants.failed')} offline={offline} onRetry={() => void refetch()} />
      )}
      {!data && !error && !offline && <PeopleSkeleton count={Math.min(Math.max(count, 1), 6)} />}
      {data && people.length === 0 && (
        <Text $tone="muted">{t(isOver ? 'participants.nobodyCame' : 'participants.nobody')}</Text>
      )}
      {people.length > 0 && (
        <div>
          {hasPreviousPage && (
            <Button
              variant="quiet"
              loading={isFetchingPreviousPage}
              loadingLabel={t('participants.loading')}
              onClick={() => void fetchPreviousPage()}
            >
              {t('participants.earlier')}
            </Button>
          )}
          <Faces>
            {people.map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </Faces>
          {data && error && (
            <PeopleFailed
              title={t('participants.failed')}
              offline={false}
              onRetry={() => void fetchNextPage()}
            />
          )}
          <ShowMore
            hasMore={hasNextPage}
            loading={isFetchingNextPage}
            loadingLabel={t('participants.loading')}
            onMore={() => void fetchNextPage()}
          >
            {t('participants.more')}
          </ShowMore>
        </div>
      )}
    </Section>
  );
}
