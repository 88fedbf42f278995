import type { Database, Orm, Preparable, Ready } from './database';

/**
 * A list page by page, asked with `offset`, how many rows it passes over. The first page, which is asked for most, is made ready;
 * the plan of another one goes by how many that are.
 */
export function readyPages<Row>(
  { orm, ready }: Pick<Database, 'orm' | 'ready'>,
  name: string,
  query: (orm: Orm, offset: number) => Preparable<Row>,
): Ready<Row> {
  const first = ready(name, (orm) => query(orm, 0));
  return ({ offset, ...values }) => {
    if (offset === 0) return first(values);
    return query(orm, Number(offset)).prepare('').execute(values);
  };
}
