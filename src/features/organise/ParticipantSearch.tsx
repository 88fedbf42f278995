import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon';
import { TextField } from '../../ui/TextField/TextField';

/** How long typing has to rest before it is searched for, in ms. */
const rest = 250;

/** Searches as one types. */
export function ParticipantSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const { t } = useTranslation('organise');
  const [typed, setTyped] = useState('');
  const give = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    const timer = setTimeout(() => give(), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      label={t('search')}
      hideLabel
      placeholder={t('search')}
      start={<Icon icon={Search} size={18} />}
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
