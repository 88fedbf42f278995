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
/** A list is known by its pages, each for itself, or, where each begins at the end of the one before, by all of them. */
type Known = Page | { pages: Page[] };

const inPages = (known: Known, change: (page: Page) => Page): Known =>
  'pages' in known ? { ...known, pages: known.pages.map(change) } : change(known);

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
