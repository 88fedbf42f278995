import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { getCheckIn } from '../../../generated/api/client/checkIn';
import type { CheckInPage } from '../../../generated/api/checkIn';
import { isSteady, peopleOf, withChanges, type CheckInListData } from './checkInListRules';

/** The interval for loading other devices' changes, in ms. */
const others = 30_000;
/** How long a list of many pages is updated only by changes, in ms. */
const whole = 600_000;

/** Pages of the check-in list, up to the last. */
async function pagesOf(eventId: string, since: string | undefined, signal: AbortSignal) {
  const pages: CheckInPage[] = [];
  do {
    const query = { page: pages.length, ...(since === undefined ? {} : { since }) };
    pages.push(await request(getCheckIn, { params: { id: eventId }, query, signal }));
  } while (pages.at(-1)!.hasMore);
  return pages;
}

/**
 * All confirmed people (E31), page after page. The whole list is kept, so that check-in works without a connection. For
 * long lists only changes are loaded again, and the whole list from time to time.
 */
export const checkInListQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId, 'checkIn'],
    queryFn: async ({ queryKey, signal }): Promise<CheckInListData> => {
      const known = queryClient.getQueryData<CheckInListData>(queryKey);
      const since = known?.loaded && Date.now() - known.loaded.at < whole ? known.loaded.asOf : undefined;
      const pages = await pagesOf(eventId, since, signal);
      const { asOf, confirmed } = pages[0]!;
      if (since === undefined) {
        const loaded = pages.length > 1 && isSteady(pages) ? { asOf, at: Date.now() } : undefined;
        return { people: peopleOf(pages), confirmed, loaded };
      }
      // People who were marked here meanwhile stay marked.
      const latest = queryClient.getQueryData<CheckInListData>(queryKey) ?? known!;
      return { people: withChanges(latest.people, pages), confirmed, loaded: { ...known!.loaded!, asOf } };
    },
    gcTime: Infinity,
    refetchInterval: others,
  });
