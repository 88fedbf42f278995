import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { asWritten } from '../../../lib/asWritten';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { firstViewPart } from '../../../lib/firstViewPart';
import { organisersQuery } from '../eventQueries';
import { LinkedText } from '../facts/LinkedText';
import { Faces, Section } from './People.styles';
import { NotLoaded } from '../../../components/failures/NotLoaded';
import { PeopleSkeleton } from './PeopleSkeleton';
import { Person } from './Person';

const StepDown = firstViewPart('features/event/people/StepDown.tsx', () => import('./StepDown'));

interface OrganisersProps {
  eventId: string;
  /** How to reach them. Only for members. */
  contact: string | null;
  /** The viewer's participant; absent of a visitor. */
  ownId?: string;
}

/** The organisers of an event, and how to reach them (E16). */
export function Organisers({ eventId, contact, ownId }: OrganisersProps) {
  const { t } = useTranslation('eventPage');
  const { data, error, fetchStatus, refetch } = useData(organisersQuery(eventId));
  // The last one stays.
  const isOne = data && data.length > 1 && data.some(({ id }) => id === ownId);
  const offline = fetchStatus === 'paused';
  return (
    <Section>
      <Heading level={2} size="lg">
        {t('organisers.title')}
      </Heading>
      {!data && (error || offline) && (
        <NotLoaded title={t('organisers.failed')} offline={offline} onRetry={() => void refetch()} />
      )}
      {!data && !error && !offline && <PeopleSkeleton count={1} />}
      {data && data.length > 0 && (
        <Faces>
          {data.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </Faces>
      )}
      {ownId && isOne && (
        <Suspense fallback={null}>
          <StepDown eventId={eventId} ownId={ownId} />
        </Suspense>
      )}
      {contact && (
        <Text $tone="muted">
          {t('organisers.contact')}{' '}
          <span {...asWritten(contact)}>
            <LinkedText text={contact} />
          </span>
        </Text>
      )}
    </Section>
  );
}
