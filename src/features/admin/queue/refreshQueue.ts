import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../../api/queryClient';
import { managerHomeQuery } from '../home/homeQueries';

/** Reloads a queue, and the counts of waiting things. */
export function refreshQueue(queryKey: QueryKey, communityId: string): void {
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries(managerHomeQuery(communityId));
}
