import { useEffect } from 'react';
import { useBoot } from '../context/bootContext';
import { useKnownCountry } from './country';
import { lookUpCountry } from './lookUpCountry';

/**
 * The visitor's country, if it is wanted and a lookup service is configured (VAR-03). The page never waits for it: it
 * is undefined at first, and stays so if the lookup fails.
 */
export function useCountry(wanted: boolean): string | undefined {
  const { countryLookupUrl: url } = useBoot();
  const country = useKnownCountry((known) => known.country);
  useEffect(() => {
    if (wanted && url) void lookUpCountry(url);
  }, [wanted, url]);
  return wanted ? country : undefined;
}
