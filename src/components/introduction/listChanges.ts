import { queryClient } from '../../api/queryClient';
import type { Relation } from '../../generated/api/participant';
import type { PersonCard, RelationState } from '../../generated/api/shared';
import { introductionsKey } from './introductionQueries';

/** The common part of the lists. Blocked people are in theirs without a card around them. */
interface Listed {
  id?: string;
  subject?: Pick<PersonCard, 'id'>;
  bookmarked?: boolean;
  relation?: RelationState;
}
interface Page {
  items: Listed[];
  /** New connections, beside the introductions that wait. */
  connected?: Listed[];
}
/** A participant on a page of their own. */
interface Shown {
  id: string;
  relation?: Relation;
}
/** Cached: a page of a list, all pages of a list with cursors, or one participant. */
type Known = Page | { pages: Page[] } | Shown;

type Change = <Item extends Listed>(item: Item, list: string) => Item | undefined;

/** The same with a person changed on their page. */
function changePage(shown: Shown, list: string, change: Change): Shown {
  if (!shown.relation) return shown;
  const { state, bookmarked } = shown.relation;
  const next = change({ relation: state, bookmarked }, list);
  if (!next) return shown;
  return { ...shown, relation: { ...shown.relation, state: next.relation, bookmarked: next.bookmarked } };
}

/**
 * Changes a person in every cached list and on their page, before the server has answered. If `change` returns
 * undefined, they are removed from the list; their page stays as it is. Returns a function that reverts the change.
 */
export function changeListed(subjectId: string, change: Change): () => void {
  // A pending request would restore the earlier state.
  void queryClient.cancelQueries({ queryKey: introductionsKey });
  const before = queryClient.getQueriesData<Known>({ queryKey: introductionsKey });
  for (const [key, known] of before) {
    const list = String(key[1]);
    const inList = (items: Listed[]): Listed[] =>
      items.flatMap((item) =>
        (item.subject?.id ?? item.id) === subjectId ? (change(item, list) ?? []) : [item],
      );
    const inPage = (page: Page): Page => ({
      ...page,
      items: inList(page.items),
      ...(page.connected && { connected: inList(page.connected) }),
    });
    const changed = (one: Known): Known => {
      if ('pages' in one) return { ...one, pages: one.pages.map(inPage) };
      if ('items' in one) return inPage(one);
      return one.id === subjectId ? changePage(one, list, change) : one;
    };
    queryClient.setQueryData(key, known && changed(known));
  }
  return () => {
    for (const [key, known] of before) queryClient.setQueryData(key, known);
  };
}
