import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getUpcomingEvents } from '../../../generated/api/client/event';
import { eventKey } from '../eventQueries';

/** The upcoming dates of a series, the next first (E02). */
export const seriesQuery = (eventId: string, series: string) =>
  queryOptions({
    queryKey: [...eventKey(eventId), 'series'],
    queryFn: ({ signal }) => request(getUpcomingEvents, { query: { series }, signal }),
  });
