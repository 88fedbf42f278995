import { useEffect, useRef } from 'react';
import { placeOf, writtenPlace, type DirectoryPlace } from './directoryPlace';

/**
 * Leads to another part of the directory, from its first page. Two presses may come before the address of the first is shown: the
 * second begins where the first led.
 */
export function useNarrow(
  place: DirectoryPlace,
  onPlace: (place: DirectoryPlace) => void,
): (change: Partial<DirectoryPlace>) => void {
  const latest = useRef(place);
  const written = writtenPlace(place).toString();
  useEffect(() => {
    latest.current = placeOf(new URLSearchParams(written));
  }, [written]);
  return (change) => {
    latest.current = { ...latest.current, pages: 1, ...change };
    onPlace(latest.current);
  };
}
