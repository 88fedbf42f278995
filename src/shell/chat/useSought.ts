import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The message that the address names. A link to the same one again is another wish. */
export function useSought(): { number: number } | undefined {
  const location = useLocation();
  return useMemo(() => {
    const number = Number(new URLSearchParams(location.search).get('message'));
    return Number.isInteger(number) && number > 0 ? { number } : undefined;
  }, [location]);
}
