import { hashKey, type InfiniteData } from '@tanstack/react-query';
import { setPageData } from '../../api/pageData';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { renderAs, useSession } from '../../api/session/store';
import { dataElementId, type BootPayload } from '../../config/bootPayload';
import { ownZone, setBrowserFacts } from '../../lib/browserFacts';
import { audienceOf } from '../session/audience';
import { knownUser } from '../session/knownUser';
import type { EmbeddedData } from './embeddedData';
import { factsOf } from './factsOf';

/** How long the page counts by the time it was rendered with, in ms: no text of it shows less than a minute. */
const minute = 60_000;

/** A page of a list without a parameter of its own is `undefined`, which JSON does not have. */
function revived(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pageParams' in data)) return data;
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return { pages, pageParams: pageParams.map((param) => param ?? undefined) };
}

/** Puts the data of the page into the cache, as if they had just been loaded. */
function fillCache(queries: EmbeddedData['queries']): void {
  const data = new Map<string, unknown>();
  const left = new Set<string>();
  for (const [key, stored] of queries) {
    data.set(hashKey(key), queryClient.setQueryData(key, revived(stored)));
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerRemoved') left.add(query.queryHash);
  });
  setPageData({
    read: (key) => data.get(hashKey(key)),
    isNew: (key) => data.has(hashKey(key)) && !left.has(hashKey(key)),
  });
}

/**
 * Takes over the data that a page came with. Returns the lazy parts of its markup, or undefined if that cannot be
 * hydrated: if this browser's time zone or address is not the one that it was rendered with.
 */
export function takeOver(payload: Pick<BootPayload, 'config' | 'member'>): EmbeddedData['parts'] | undefined {
  const element = document.getElementById(dataElementId);
  if (!payload.member || !element) return undefined;
  const { queries, parts } = JSON.parse(element.textContent ?? '') as EmbeddedData;
  element.remove();
  fillCache(queries);
  const init = queryClient.getQueryData(initQuery.queryKey);
  if (!init) return undefined;
  const user = knownUser(init);
  useSession.setState(user);
  const { token } = useSession.getState();
  renderAs(audienceOf({ ...user, token }), { ...user, token });
  const facts = factsOf(payload, payload.member, init);
  if (facts.zone !== ownZone() || facts.origin !== location.origin) return undefined;
  setBrowserFacts(facts, minute);
  return parts;
}
