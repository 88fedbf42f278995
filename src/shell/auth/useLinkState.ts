import { useEffect, useState } from 'react';
import { request } from '../../api/request';
import { checkLink } from '../../generated/api/client/auth';
import type { CheckLinkBody } from '../../generated/api/auth';

type LinkState = 'unknown' | 'open' | 'ended';

/** Whether a mailed link still opens, as soon as its page is there (A26). What cannot be found out its button tells. */
export function useLinkState(kind: CheckLinkBody['kind'], code: string | null): LinkState {
  const [state, setState] = useState<LinkState>('unknown');
  useEffect(() => {
    if (!code) return undefined;
    const leaving = new AbortController();
    request(checkLink, { body: { kind, code }, signal: leaving.signal }).then(
      ({ open }) => setState(open ? 'open' : 'ended'),
      () => {
        if (!leaving.signal.aborted) setState('open');
      },
    );
    return () => leaving.abort();
  }, [kind, code]);
  return state;
}
