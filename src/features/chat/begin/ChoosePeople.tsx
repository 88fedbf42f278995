import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { nameOf } from '../../../components/participant/participantText';
import type { PersonCard } from '../../../generated/api/shared';
import { avatarOf } from '../../../lib/avatar';
import { Announcement } from '../../../ui/announcer/Announcement';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Chip } from '../../../ui/Chip/Chip';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { TextField } from '../../../ui/TextField/TextField';
import { chatPeopleQuery } from '../chatQueries';
import { People, Person } from './ChoosePeople.styles';

type Chosen = Pick<PersonCard, 'id' | 'firstName' | 'lastName' | 'avatarUrl'>;

interface ChoosePeopleProps {
  chosen: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
  /** Those who are in the chat. */
  without?: readonly string[];
  error?: string;
}

/** Finds people the member may write to, and chooses some of them. */
export function ChoosePeople({ chosen, onChange, without = [], error }: ChoosePeopleProps) {
  const { t } = useTranslation('chat');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useData(chatPeopleQuery(search));
  const people = data?.people.filter(({ id }) => !without.includes(id));
  const isChosen = (id: string) => chosen.some((person) => person.id === id);
  const toggle = (person: Chosen) =>
    onChange(isChosen(person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person]);
  return (
    <Stack $gap={3}>
      {chosen.length > 0 && (
        <Stack $row $wrap $gap={2} role="group" aria-label={t('begin.chosen')}>
          {chosen.map((person) => (
            <Chip
              key={person.id}
              aria-pressed
              aria-label={t('begin.remove', { name: nameOf(person) })}
              onClick={() => toggle(person)}
            >
              <span dir="auto">{nameOf(person)}</span>
            </Chip>
          ))}
        </Stack>
      )}
      <TextField
        type="search"
        label={t('begin.search')}
        error={error}
        start={<Icon icon={Search} size={18} />}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        // Enter must not submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {people?.length === 0 && (
        <div>
          <Announcement>{t('begin.none')}</Announcement>
          <Text $weight={600}>{t('begin.none')}</Text>
          <Text $tone="muted">{t('begin.noneText')}</Text>
        </div>
      )}
      {people && people.length > 0 && (
        <People>
          {people.map((person) => (
            <li key={person.id}>
              <Person type="button" aria-pressed={isChosen(person.id)} onClick={() => toggle(person)}>
                <Avatar
                  decorative
                  name={nameOf(person)}
                  src={person.avatarUrl && avatarOf(person.avatarUrl, 108)}
                />
                <span dir="auto">{nameOf(person)}</span>
              </Person>
            </li>
          ))}
        </People>
      )}
    </Stack>
  );
}
