import { useData } from '../../../api/useData';
import { goingQuery } from '../../../components/event/goingQuery';
import { incomingQuery } from '../../../components/introduction/introductionQueries';
import { meetingsQuery, pendingScoresQuery } from '../../../components/meeting/meetingQueries';
import { meetingsWith } from '../../../components/meeting/meetingsWith';
import { currentTime, ownZone } from '../../../lib/browserFacts';
import { meetingsAtHome } from './meetingsAtHome';

export type Waits = ReturnType<typeof useWaits>;

/** What is agreed or waits for a member (HOM-08). Nothing is loaded for anybody else. */
export function useWaits(participantId: string | undefined) {
  const enabled = participantId !== undefined;
  const meetings = useData({ ...meetingsQuery, enabled });
  const asks = useData(pendingScoresQuery(participantId ?? ''));
  const incoming = useData({ ...incomingQuery(0), enabled });
  const going = useData({ ...goingQuery, enabled });
  const all = [meetings, asks, incoming, going];
  const failed = enabled ? all.filter(({ data, fetchStatus }) => !data && fetchStatus !== 'fetching') : [];
  const found = meetingsAtHome(meetings.data ?? [], currentTime(), ownZone());
  // Once a time is suggested, the meeting says more.
  const connected = (incoming.data?.connected ?? []).filter(
    ({ subject }) => meetingsWith(meetings.data, subject.id).length === 0,
  );
  const counts = [found.agreed, found.toPick, asks.data, incoming.data?.items, connected, going.data?.items];
  return {
    ...found,
    asks: asks.data ?? [],
    /** Who accepted an introduction of the member. */
    connected,
    events: going.data?.items ?? [],
    hasMoreEvents: going.data?.hasMore === true,
    /** Something is not known yet. */
    isPending: enabled && all.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
    hasFailed: failed.length > 0,
    isOffline: failed.some(({ fetchStatus }) => fetchStatus === 'paused'),
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
    hasMeetings: found.agreed.length + found.toPick.length > 0,
    /** There is something to show. */
    hasAny: failed.length > 0 || counts.some((list) => list && list.length > 0),
  };
}
