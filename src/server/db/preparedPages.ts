import type { Database, Orm, Preparable, Prepared } from './database';

/**
 * A list page by page; `offset` is the number of rows to skip. The first page is the most frequent, so it is a prepared
 * statement. The plan of another page depends on the offset.
 */
export function preparedPages<Row>(
  { orm, prepare }: Pick<Database, 'orm' | 'prepare'>,
  name: string,
  query: (orm: Orm, offset: number) => Preparable<Row>,
): Prepared<Row> {
  const first = prepare(name, (orm) => query(orm, 0));
  return ({ offset, ...values }) => {
    if (offset === 0) return first(values);
    return query(orm, Number(offset)).prepare('').execute(values);
  };
}
