import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { TextField } from '../TextField/TextField';

/** How long typing has to rest before it is searched for, in ms. */
const rest = 250;

interface SearchFieldProps {
  /** The label for screen readers, also used as placeholder. */
  label: string;
  /** The current search. */
  search: string;
  maxLength: number;
  onSearch: (search: string) => void;
}

/** Searches as one types. */
export function SearchField({ label, search, maxLength, onSearch }: SearchFieldProps) {
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
      label={label}
      hideLabel
      placeholder={label}
      start={<Icon icon={Search} size={18} />}
      maxLength={maxLength}
      // The search is in the address. A browser that restores input after a reload would search for that instead.
      autoComplete="off"
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        // Uses the latest state, so that other changes made meanwhile stay.
        timer.current = window.setTimeout(() => latest.current(value.trim()), rest);
      }}
    />
  );
}
