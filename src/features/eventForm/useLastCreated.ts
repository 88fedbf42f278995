import { useState } from 'react';
import { useData } from '../../api/useData';
import { useInit } from '../../api/useInit';
import type { Event } from '../../generated/api/event';
import { lastCreatedQuery } from './lastCreatedQuery';

/** The event that the user created last (E44). Without an answer the form begins without it. */
export function useLastCreated(): { last?: Event; isReady: boolean } {
  const { data: init } = useInit({ enabled: false });
  // Nobody else may create an event.
  const enabled = init?.emailConfirmed === true;
  const { data, isPending, fetchStatus } = useData({ ...lastCreatedQuery, enabled });
  const isKnown = init !== undefined && !(enabled && isPending && fetchStatus === 'fetching');
  // Once the form is there it stays, also when an answer comes later.
  const [isReady, setReady] = useState(isKnown);
  if (isKnown && !isReady) setReady(true);
  return { last: data?.event, isReady };
}
