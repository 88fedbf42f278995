import { useEffect, useState } from 'react';
import type { PreviewPerson } from '../../config/bootPayload';
import { useBoot } from '../context/bootContext';

const nobody: readonly PreviewPerson[] = [];

/**
 * Members for the `people` sections: those the first HTML came with, so that server and browser render the same; a
 * page that came without asks the server (C06). Without an answer the section stays away.
 */
export function usePeople(wanted: boolean): readonly PreviewPerson[] {
  const { config, preview } = useBoot();
  const [loaded, setLoaded] = useState(nobody);
  const missing = wanted && preview === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    const abort = new AbortController();
    void import('./loadPeople')
      .then(({ loadPeople }) => loadPeople(config.id, abort.signal))
      // The call sends the error to the error report. The page is complete without faces.
      .then(setLoaded, () => undefined);
    return () => abort.abort();
  }, [missing, config.id]);
  return preview ?? loaded;
}
