/** Pages to offer around `page` of `pages` (both from 1): the ends, the neighbours, and `null` for a gap of two or more. */
export function pageList(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages, page - 1, page, page + 1]);
  const list: (number | null)[] = [];
  for (let at = 1; at <= pages; at += 1) {
    const fillsGap = shown.has(at - 1) && shown.has(at + 1);
    if (shown.has(at) || fillsGap) list.push(at);
    else if (list.at(-1) !== null) list.push(null);
  }
  return list;
}
