import { listed, markSeen } from './notificationList';

/** Path and query of an address on this site. */
const pageOf = (url: string): string | undefined => {
  const { origin, pathname, search } = new URL(url, location.href);
  return origin === location.origin ? pathname + search : undefined;
};

/** Marks the entries as seen that lead to a page of this site. */
export const markSeenAt = (page: string): Promise<void> =>
  markSeen(
    (listed() ?? []).flatMap(({ id, seen, url }) => (!seen && url && pageOf(url) === page ? [id] : [])),
  );
