import { queryClient } from '../../api/queryClient';
import type { RelationState } from '../../generated/api/introduction';
import type { PersonCard } from '../../generated/api/shared';
import { introductionsKey } from './introductionQueries';

/** The common part of the lists. Blocked people are in theirs without a card around them. */
interface Listed {
  id?: string;
  subject?: PersonCard;
  bookmarked?: boolean;
  relation?: RelationState;
}
interface Page {
  items: Listed[];
}
/** A cached list: separate pages, or all pages of a list with cursors. */
type Known = Page | { pages: Page[] };

const inPages = (known: Known, change: (page: Page) => Page): Known =>
  'pages' in known ? { ...known, pages: known.pages.map(change) } : change(known);

/**
 * Changes a person in every cached list, or removes them if `change` returns undefined, before the server has answered.
 * Returns a function that reverts the change.
 */
export function changeListed(
  subjectId: string,
  change: <Item extends Listed>(item: Item, list: string) => Item | undefined,
): () => void {
  // A pending request would restore the earlier state.
  void queryClient.cancelQueries({ queryKey: introductionsKey });
  const before = queryClient.getQueriesData<Known>({ queryKey: introductionsKey });
  for (const [key, known] of before) {
    const changed = (page: Page): Page => ({
      ...page,
      items: page.items.flatMap((item) =>
        (item.subject?.id ?? item.id) === subjectId ? (change(item, String(key[1])) ?? []) : [item],
      ),
    });
    queryClient.setQueryData(key, known && inPages(known, changed));
  }
  return () => {
    for (const [key, known] of before) queryClient.setQueryData(key, known);
  };
}
