import type { Database, Orm, Preparable, Prepared } from './database';

/**
 * A list page by page, asked with `offset`, how many rows it passes over. The first page, which is asked for most, is prepared;
 * the plan of another one goes by how many that are.
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
