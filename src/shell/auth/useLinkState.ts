import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request';
import { useData } from '../../api/useData';
import { checkLink } from '../../generated/api/client/auth';
import type { CheckLinkBody } from '../../generated/api/auth';

const linkQuery = (kind: CheckLinkBody['kind'], code: string) =>
  queryOptions({
    queryKey: ['link', kind, code],
    queryFn: ({ signal }) => request(checkLink, { body: { kind, code }, signal }),
    enabled: code !== '',
  });

/** Whether a mailed link still opens, as soon as its page is there (A26). What cannot be found out its button tells. */
export function useLinkState(kind: CheckLinkBody['kind'], code: string): 'unknown' | 'open' | 'ended' {
  const { data, error } = useData(linkQuery(kind, code));
  if (!data && !error) return 'unknown';
  return data?.open === false ? 'ended' : 'open';
}
