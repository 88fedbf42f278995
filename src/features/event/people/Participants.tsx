import { useTranslation } from 'react-i18next';
import { PagedList } from '../../../components/paged/PagedList';
import { usePages } from '../../../components/paged/usePages';
import { Button } from '../../../ui/Button/Button';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { participantsQuery } from '../eventQueries';
import { Faces, Section } from './People.styles';
import { NotLoaded } from '../../../components/failures/NotLoaded';
import { PeopleSkeleton } from './PeopleSkeleton';
import { Person } from './Person';

interface ParticipantsProps {
  eventId: string;
  /** How many are confirmed; more than are shown where some were blocked. */
  count: number;
  isOver: boolean;
}

/** The participants of an event, page by page (E08, EVT-08). At most twenty pages are rendered. */
export function Participants({ eventId, count, isOver }: ParticipantsProps) {
  const { t } = useTranslation('eventPage');
  const { t: ofEvent } = useTranslation('event');
  const list = usePages(participantsQuery(eventId));
  const { error, hasPreviousPage, isFetchingPreviousPage, fetchNextPage, fetchPreviousPage } = list.query;
  return (
    <Section>
      <Heading level={2} size="lg">
        {count === 0 ? t('participants.title') : ofEvent(isOver ? 'went' : 'going', { count })}
      </Heading>
      <PagedList
        list={list}
        items={list.pages?.flatMap((page) => page.list)}
        skeleton={<PeopleSkeleton count={Math.min(Math.max(count, 1), 6)} />}
        failed={(failure) => <NotLoaded title={t('participants.failed')} {...failure} />}
        empty={<Text $tone="muted">{t(isOver ? 'participants.nobodyCame' : 'participants.nobody')}</Text>}
        more={t('participants.more')}
        loadingLabel={t('participants.loading')}
      >
        {(people) => (
          <>
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
            {error && (
              <NotLoaded
                title={t('participants.failed')}
                offline={false}
                onRetry={() => void fetchNextPage()}
              />
            )}
          </>
        )}
      </PagedList>
    </Section>
  );
}
