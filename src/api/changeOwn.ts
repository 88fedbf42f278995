import type { OwnParticipant } from '../generated/api/currentUser';
import { initQuery } from './queries';
import { queryClient } from './queryClient';

/** Changes the cached own participant. Returns a function that reverts the change. */
export function changeOwn(changes: Partial<OwnParticipant>): () => void {
  let before: Partial<OwnParticipant> = {};
  const write = (of: Partial<OwnParticipant>) =>
    queryClient.setQueryData(initQuery.queryKey, (init) =>
      init?.participant ? { ...init, participant: { ...init.participant, ...of } } : init,
    );
  const known = queryClient.getQueryData(initQuery.queryKey)?.participant;
  if (known) {
    const keys = Object.keys(changes) as (keyof OwnParticipant)[];
    before = Object.fromEntries(keys.map((key) => [key, known[key]]));
  }
  write(changes);
  return () => void write(before);
}
