import { useEffect, useState } from 'react';
import { linkOpens } from '../../api/linkOpens';
import type { CheckLinkBody } from '../../generated/api/auth';

type LinkState = 'unknown' | 'open' | 'ended';

/** Whether a link of an email is still valid. If the check fails, the page's button finds out. */
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
