import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon';
import { TextField } from '../../ui/TextField/TextField';
import { longestSearch } from './directoryPlace';

/** How long typing has to rest before it is searched for, in ms. */
const rest = 250;

interface DirectorySearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches as one types. */
export function DirectorySearch({ search, onSearch }: DirectorySearchProps) {
  const { t } = useTranslation('directory');
  const [typed, setTyped] = useState(search);
  const [given, setGiven] = useState(search);
  const timer = useRef<number>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another address, another search.
  if (given !== search) {
    setGiven(search);
    if (search !== typed.trim()) setTyped(search);
  }
  return (
    <TextField
      type="search"
      label={t('search')}
      hideLabel
      placeholder={t('search')}
      start={<Icon icon={Search} size={18} />}
      maxLength={longestSearch}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        // Whatever has been chosen meanwhile stays.
        timer.current = window.setTimeout(() => latest.current(value.trim()), rest);
      }}
    />
  );
}
