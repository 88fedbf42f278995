/** Rows on a page of a list. */
export const pageSize = 20;

/** Up to how many things are counted for a number beside a name. */
export const mostCounted = 100;

/** A page of rows; the query must read one row more than the page has. */
export const pageOf = <Row>(rows: readonly Row[], page: number, size = pageSize) => ({
  items: rows.slice(0, size),
  page,
  hasMore: rows.length > size,
});

/** A page of a list that says how many rows it has. */
export const countedPageOf = <Row>(list: Row[], page: number, total: number) => ({
  list,
  page,
  hasMore: (page + 1) * pageSize < total,
  total,
});
