import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import type { EventPerson } from '../../generated/api/event';
import { describeError } from '../../i18n/describeError';
import { avatarOf } from '../../lib/avatar';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { TextField } from '../../ui/TextField/TextField';
import { People, Person } from './EventForm.styles';
import { candidatesQuery, changeOrganisers, organisersQuery } from './organiserQueries';

/** Letters from which on members are looked for. */
const leastTyped = 2;

const nameOf = ({ firstName, lastName }: EventPerson): string => `${firstName} ${lastName}`.trim();

/** Who organises an event: others are found by name, and added or taken away at once (EVT-06). */
export function OrganisersPart({ eventId }: { eventId: string }) {
  const { t, i18n } = useTranslation('eventForm');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const search = useDeferredValue(typed.trim());
  const { data: organisers = [] } = useData(organisersQuery(eventId));
  const isSearching = search.length >= leastTyped;
  const { data: found } = useData({ ...candidatesQuery(eventId, search), enabled: isSearching });
  const change = async (person: EventPerson, what: 'add' | 'remove') => {
    setBusy(person.id);
    setFailure(undefined);
    try {
      await changeOrganisers(eventId, person.id, what);
    } catch (error) {
      setFailure(error);
    }
    setBusy(undefined);
  };
  /** The last organiser stays: there is nothing to press. */
  const row = (person: EventPerson, what: 'add' | 'remove' | undefined) => (
    <Person key={person.id}>
      <Avatar
        name={nameOf(person)}
        src={person.avatarUrl && avatarOf(person.avatarUrl, 108)}
        size="sm"
        decorative
      />
      <Text as="span" dir="auto">
        {nameOf(person)}
      </Text>
      {what && (
        <Button
          variant={what === 'add' ? 'secondary' : 'quiet'}
          size="sm"
          loading={busy === person.id}
          aria-label={t(`organisers.${what}Named`, { name: nameOf(person) })}
          onClick={() => void change(person, what)}
        >
          {t(`organisers.${what}`)}
        </Button>
      )}
    </Person>
  );
  return (
    <Stack $gap={3}>
      {failure !== undefined && (
        <Banner tone="error" role="alert" title={t('organisers.failed')}>
          {describeError(failure, i18n)}
        </Banner>
      )}
      <People aria-label={t('part.contact')}>
        {organisers.map((person) => row(person, organisers.length > 1 ? 'remove' : undefined))}
      </People>
      <TextField
        type="search"
        label={t('organisers.search')}
        hint={t('organisers.hint')}
        start={<Icon icon={Search} />}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        // Enter looks for somebody; it does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isSearching && found && (
        <div role="status">
          {found.length === 0 ? (
            <Text $tone="muted">{t('organisers.none')}</Text>
          ) : (
            <People aria-label={t('organisers.found')}>{found.map((person) => row(person, 'add'))}</People>
          )}
        </div>
      )}
    </Stack>
  );
}
