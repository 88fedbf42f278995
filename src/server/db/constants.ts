import type { SQL } from 'drizzle-orm';

/**
 * The query with all values that are not placeholders in its text, so that its plan depends on them, above all on the
 * limit.
 */
export function withConstants<Query extends { getSQL(): SQL }>(query: Query): Query {
  const whole = query.getSQL().inlineParams();
  query.getSQL = () => whole;
  return query;
}
