import type { SQL } from 'drizzle-orm';

/** The query with whatever is no placeholder in its text, so that its one plan goes by it: how many rows are wanted, above all. */
export function withConstants<Query extends { getSQL(): SQL }>(query: Query): Query {
  const whole = query.getSQL().inlineParams();
  query.getSQL = () => whole;
  return query;
}
