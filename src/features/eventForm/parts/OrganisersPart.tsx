import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { InvitePeople } from '../../../components/invite/InvitePeople';
import { PersonRow } from '../../../components/invite/PersonRow';
import { nameOf } from '../../../components/participant/participantText';
import { Banner } from '../../../ui/Banner/Banner';
import { Stack } from '../../../ui/Stack/Stack';
import { People } from '../EventForm.styles';
import { organisersQuery, removeOrganiser } from './organiserQueries';

/**
 * The organisers of an event: others are invited by name, or removed immediately (EVT-06). Users step down on the
 * event's page.
 */
export function OrganisersPart({ eventId, ownId }: { eventId: string; ownId: string }) {
  const { t } = useTranslation('eventForm');
  const [failure, setFailure] = useState<string>();
  const { data: organisers = [] } = useData(organisersQuery(eventId));
  // The last organiser stays: there is nothing to press.
  const mayRemove = (id: string) => organisers.length > 1 && id !== ownId;
  return (
    <Stack $gap={3}>
      {failure && (
        <Banner tone="error" role="alert" title={t('organisers.failed')}>
          {failure}
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
                    named: t('organisers.removeNamed', { name: nameOf(person) }),
                    onPress: () => removeOrganiser(eventId, person.id),
                    onFailure: setFailure,
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
