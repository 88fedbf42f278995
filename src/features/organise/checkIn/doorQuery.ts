import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { getCheckIn } from '../../../generated/api/client/checkIn';
import type { CheckInPage } from '../../../generated/api/checkIn';
import { isSteady, peopleOf, withChanges, type DoorList } from './doorList';

/** Between two looks at what other phones did, in ms. */
const others = 30_000;
/** For how long a list of many pages goes on by its changes alone, in ms. */
const whole = 600_000;

/** Pages of the door's list, up to the last. */
async function pagesOf(eventId: string, since: string | undefined, signal: AbortSignal) {
  const pages: CheckInPage[] = [];
  do {
    const query = { page: pages.length, ...(since === undefined ? {} : { since }) };
    pages.push(await request(getCheckIn, { params: { id: eventId }, query, signal }));
  } while (pages.at(-1)!.hasMore);
  return pages;
}

/**
 * Everybody who is going (E31), page after page: all of it is held, so that the door works without a connection. Of many only what has
 * changed is asked for again, and all of it now and then.
 */
export const doorQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId, 'door'],
    queryFn: async ({ queryKey, signal }): Promise<DoorList> => {
      const known = queryClient.getQueryData<DoorList>(queryKey);
      const since = known?.held && Date.now() - known.held.at < whole ? known.held.asOf : undefined;
      const pages = await pagesOf(eventId, since, signal);
      const { asOf, confirmed } = pages[0]!;
      if (since === undefined) {
        const held = pages.length > 1 && isSteady(pages) ? { asOf, at: Date.now() } : undefined;
        return { people: peopleOf(pages), confirmed, held };
      }
      // Whoever was marked here meanwhile stays marked.
      const latest = queryClient.getQueryData<DoorList>(queryKey) ?? known!;
      return { people: withChanges(latest.people, pages), confirmed, held: { ...known!.held!, asOf } };
    },
    gcTime: Infinity,
    refetchInterval: others,
  });
