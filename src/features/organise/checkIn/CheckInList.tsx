import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../components/participant/participantText';
import type { CheckInPerson } from '../../../generated/api/checkIn';
import { useLang } from '../../../i18n/useLang';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { TextField } from '../../../ui/TextField/TextField';
import { Name, People, Person } from './CheckIn.styles';
import { clockOf } from './LastScan';

/** Maximum number of rows; the search finds the others. */
const mostRows = 100;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Names in the form for searching, computed once. */
const names = new WeakMap<CheckInPerson, string>();
function searchedName(person: CheckInPerson): string {
  const known = names.get(person) ?? folded(nameOf(person));
  names.set(person, known);
  return known;
}

function named(people: readonly CheckInPerson[], search: string): readonly CheckInPerson[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  return people.filter((each) => words.every((word) => searchedName(each).includes(word)));
}

interface CheckInListProps {
  people: readonly CheckInPerson[];
  onLetIn: (personId: string) => void;
  onUndo: (personId: string) => void;
}

/** All confirmed people, with a button to check in each. */
export function CheckInList({ people, onLetIn, onUndo }: CheckInListProps) {
  const { t } = useTranslation('checkIn');
  const lang = useLang();
  const [search, setSearch] = useState('');
  const found = named(people, search);
  if (people.length === 0) {
    return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  }
  return (
    <Stack $gap={2}>
      <TextField
        type="search"
        label={t('search')}
        hideLabel
        placeholder={t('search')}
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <EmptyState title={t('noneFound')}>{t('noneFoundText')}</EmptyState>}
      <People>
        {found.slice(0, mostRows).map((each) => {
          const name = nameOf(each);
          const { id, checkedInAt } = each;
          return (
            <Person key={id}>
              <Name>
                <Avatar name={name} src={each.avatarUrl} size="sm" decorative />
                <span>
                  {name}
                  {checkedInAt && (
                    <Text as="span" $size="sm" $tone="muted">
                      <br />
                      {t('here', { time: clockOf(checkedInAt, lang) })}
                    </Text>
                  )}
                </span>
              </Name>
              <Button
                size="sm"
                variant={checkedInAt ? 'quiet' : 'secondary'}
                aria-label={t(checkedInAt ? 'undoNamed' : 'letInNamed', { name })}
                onClick={() => (checkedInAt ? onUndo(id) : onLetIn(id))}
              >
                {t(checkedInAt ? 'undo' : 'letIn')}
              </Button>
            </Person>
          );
        })}
      </People>
      {found.length > mostRows && (
        <Text $size="sm" $tone="muted">
          {t('shown')}
        </Text>
      )}
    </Stack>
  );
}
