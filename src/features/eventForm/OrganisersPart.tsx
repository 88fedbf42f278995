import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import { InvitePeople } from '../../components/invite/InvitePeople';
import { PersonRow } from '../../components/invite/PersonRow';
import { nameOf } from '../../components/participant/participantText';
import { describeError } from '../../i18n/describeError';
import { Banner } from '../../ui/Banner/Banner';
import { Stack } from '../../ui/Stack/Stack';
import { People } from './EventForm.styles';
import { organisersQuery, removeOrganiser } from './organiserQueries';

/** Who organises an event: others are invited by name, or taken away at once (EVT-06). Whoever steps down does so on the event's page. */
export function OrganisersPart({ eventId, ownId }: { eventId: string; ownId: string }) {
  const { t, i18n } = useTranslation('eventForm');
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const { data: organisers = [] } = useData(organisersQuery(eventId));
  const remove = async (pid: string) => {
    setBusy(pid);
    setFailure(undefined);
    try {
      await removeOrganiser(eventId, pid);
    } catch (error) {
      setFailure(error);
    }
    setBusy(undefined);
  };
  // The last organiser stays: there is nothing to press.
  const mayRemove = (id: string) => organisers.length > 1 && id !== ownId;
  return (
    <Stack $gap={3}>
      {failure !== undefined && (
        <Banner tone="error" role="alert" title={t('organisers.failed')}>
          {describeError(failure, i18n)}
        </Banner>
      )}
      <People aria-label={t('part.contact')}>
        {organisers.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            action={
              mayRemove(person.id)
                ? {
                    label: t('organisers.remove'),
                    quiet: true,
                    busy: busy === person.id,
                    named: t('organisers.removeNamed', { name: nameOf(person) }),
                    onPress: () => void remove(person.id),
                  }
                : undefined
            }
          />
        ))}
      </People>
      <InvitePeople eventId={eventId} invitedAs="ORGANISER" />
    </Stack>
  );
}
