import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getCheckIn } from '../../../generated/api/client/checkIn';
import type { CheckInPage, CheckInPerson } from '../../../generated/api/checkIn';

/** Between two looks at what other phones did, in ms. */
const others = 30_000;

export interface DoorList {
  people: CheckInPerson[];
  confirmed: number;
}

/** Everybody who is going (E31), page after page: all of it is held, so that the door works without a connection. */
export const doorQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId, 'door'],
    queryFn: async ({ signal }): Promise<DoorList> => {
      const people: CheckInPerson[] = [];
      for (let page = 0, shown: CheckInPage | undefined; ; page += 1) {
        shown = await request(getCheckIn, { params: { id: eventId }, query: { page }, signal });
        people.push(...shown.list);
        if (!shown.hasMore) return { people, confirmed: shown.confirmed };
      }
    },
    gcTime: Infinity,
    refetchInterval: others,
  });
