import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberStates } from '../../../lib/rules/managers/memberStates';
import type { SavedQuery } from '../../../lib/rules/managers/memberQuery';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { Icon } from '../../../ui/Icon/Icon';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { TextField } from '../../../ui/TextField/TextField';
import { countFilters, filterKeys, filterKinds, type FilterKey } from './memberParams';
import { Fields, States } from './Members.styles';

interface Filtering {
  query: SavedQuery;
  onQuery: (query: SavedQuery) => void;
}

/** How long typing has to rest before it is searched for, in ms. */
const rest = 250;

/** Searches as one types. */
export function MemberSearch({ query, onQuery }: Filtering) {
  const { t } = useTranslation('adminMembers');
  const [typed, setTyped] = useState(query.search ?? '');
  const [given, setGiven] = useState(query.search);
  const timer = useRef<number>(undefined);
  // Another address, another search.
  if (given !== query.search) {
    setGiven(query.search);
    if ((query.search ?? '') !== typed.trim()) setTyped(query.search ?? '');
  }
  return (
    <TextField
      type="search"
      label={t('search')}
      hideLabel
      placeholder={t('search')}
      start={<Icon icon={Search} size={18} />}
      maxLength={200}
      value={typed}
      data-search
      onChange={({ target: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => onQuery({ ...query, search: value.trim() }), rest);
      }}
    />
  );
}

const wordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Words with commas between; they count once the field is left. */
function WordsField({
  label,
  words,
  onWords,
}: {
  label: string;
  words: string[];
  onWords: (words: string[]) => void;
}) {
  const { t } = useTranslation('adminMembers');
  return (
    <TextField
      key={words.join(',')}
      label={label}
      hint={t('filters.words')}
      defaultValue={words.join(', ')}
      onBlur={({ target }) => {
        const next = wordsOf(target.value);
        if (next.join(',') !== words.join(',')) onWords(next);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}

function FilterField({ name, query, onQuery }: Filtering & { name: FilterKey }) {
  const { t } = useTranslation('adminMembers');
  const { t: say } = useTranslation();
  const set = (value: unknown) => onQuery({ ...query, [name]: value } as SavedQuery);
  const label = t(`filters.${name}`);
  switch (filterKinds[name]) {
    case 'search':
      return null;
    case 'states':
      return (
        <States aria-label={label}>
          {memberStates.map((state) => (
            <Checkbox
              key={state}
              label={t(`states.${state}`)}
              checked={query.states?.includes(state) ?? false}
              onChange={({ target }) =>
                set(
                  memberStates.filter((each) =>
                    each === state ? target.checked : query.states?.includes(each),
                  ),
                )
              }
            />
          ))}
        </States>
      );
    case 'onOff':
      return (
        <NativeSelect
          label={label}
          value={query.profiles === undefined ? '' : String(query.profiles)}
          options={[
            { value: '', label: t('filters.any') },
            { value: 'true', label: t('filters.on') },
            { value: 'false', label: t('filters.off') },
          ]}
          onChange={({ target }) => set(target.value ? target.value === 'true' : undefined)}
        />
      );
    case 'languages':
      return (
        <NativeSelect
          label={label}
          value={query.languages?.[0] ?? ''}
          options={[
            { value: '', label: t('filters.any') },
            { value: 'EN', label: say('language.en') },
            { value: 'RU', label: say('language.ru') },
          ]}
          onChange={({ target }) => set(target.value ? [target.value] : undefined)}
        />
      );
    case 'words':
      return <WordsField label={label} words={(query[name] as string[] | undefined) ?? []} onWords={set} />;
    case 'day':
      return (
        <TextField
          type="date"
          label={label}
          value={(query[name] as string | undefined) ?? ''}
          onChange={({ target }) => set(target.value || undefined)}
        />
      );
  }
}

/** Every filter there is, by the one table; folded up until one is wanted. */
export function MemberFilters({ query, onQuery }: Filtering) {
  const { t } = useTranslation('adminMembers');
  const count = countFilters(query);
  const [opened] = useState(count > 0);
  return (
    <Disclosure open={opened} title={count > 0 ? t('filters.some', { count }) : t('filters.title')}>
      <Fields>
        {filterKeys.map((name) => (
          <FilterField key={name} name={name} query={query} onQuery={onQuery} />
        ))}
      </Fields>
    </Disclosure>
  );
}
