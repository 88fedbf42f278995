import { queryClient } from '../../api/queryClient';
import type { RelationState } from '../../generated/api/introduction';
import type { PersonCard } from '../../generated/api/shared';
import { introductionsKey } from './introductionQueries';

/** What the lists here have in common; blocked people stand in theirs without a card around them. */
interface Listed {
  id?: string;
  subject?: PersonCard;
  bookmarked?: boolean;
  relation?: RelationState;
}
interface Page {
  items: Listed[];
}

/**
 * Changes somebody on every list that is known, or takes them off by `undefined`, before the server has said so. Answers
 * how to take that back.
 */
export function changeListed(
  subjectId: string,
  change: <Item extends Listed>(item: Item, list: string) => Item | undefined,
): () => void {
  // What is under way would bring back what was before.
  void queryClient.cancelQueries({ queryKey: introductionsKey });
  const before = queryClient.getQueriesData<Page>({ queryKey: introductionsKey });
  for (const [key, page] of before) {
    if (!page) continue;
    const items = page.items.flatMap((item) => {
      if ((item.subject?.id ?? item.id) !== subjectId) return [item];
      return change(item, String(key[1])) ?? [];
    });
    queryClient.setQueryData(key, { ...page, items });
  }
  return () => {
    for (const [key, page] of before) queryClient.setQueryData(key, page);
  };
}
