import { useEffect, useState } from 'react';
import { linkOpens } from '../../api/linkOpens';
import type { CheckLinkBody } from '../../generated/api/auth';

type LinkState = 'unknown' | 'open' | 'ended';

/** Whether a mailed link still opens, as soon as its page is there. What cannot be found out its button tells. */
export function useLinkState(kind: CheckLinkBody['kind'], code: string | null): LinkState {
  const [state, setState] = useState<LinkState>('unknown');
  useEffect(() => {
    if (!code) return undefined;
    const leaving = new AbortController();
    linkOpens({ kind, code }, leaving.signal).then(
      (opens) => setState(opens ? 'open' : 'ended'),
      () => {
        if (!leaving.signal.aborted) setState('open');
      },
    );
    return () => leaving.abort();
  }, [kind, code]);
  return state;
}
