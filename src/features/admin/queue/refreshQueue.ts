import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../../api/queryClient';
import { managerHomeQuery } from '../home/homeQueries';

/** Loads a queue anew, and the figures of what waits. */
export function refreshQueue(queryKey: QueryKey, communityId: string): void {
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries(managerHomeQuery(communityId));
}
