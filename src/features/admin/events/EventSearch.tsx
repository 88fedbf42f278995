import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon/Icon';
import { TextField } from '../../../ui/TextField/TextField';
import { longestSearch } from './eventsView';

interface EventSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches at Enter. An empty search shows all events immediately. */
export function EventSearch({ search, onSearch }: EventSearchProps) {
  const { t } = useTranslation('adminEvents');
  const [typed, setTyped] = useState(search);
  // Another search comes by the address, too, as on the way back; the field stays, and the focus in it.
  const [last, setLast] = useState(search);
  if (search !== last) {
    setLast(search);
    if (search !== typed.trim()) setTyped(search);
  }
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        type="search"
        label={t('search')}
        hideLabel
        placeholder={t('search')}
        start={<Icon icon={Search} size={18} />}
        maxLength={longestSearch}
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value === '' && search) onSearch('');
        }}
      />
    </form>
  );
}
