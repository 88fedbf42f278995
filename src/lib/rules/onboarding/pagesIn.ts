/** Groups items into pages: an item with `withPrevious` is on the page of the item before. */
export function pagesIn<Item extends { withPrevious?: boolean }>(
  items: readonly Item[],
): [Item, ...Item[]][] {
  const pages: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = pages.at(-1);
    if (item.withPrevious && last) last.push(item);
    else pages.push([item]);
  }
  return pages;
}
