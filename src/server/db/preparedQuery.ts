import pg from 'pg';

declare module 'pg' {
  // Methods that `Client` calls but that are missing in its types.
  interface Query {
    name: string | undefined;
    text: string;
    values: (string | null)[];
    callback: (error: Error | null, rows?: unknown[][]) => void;
    prepare(connection: pg.Connection): void;
  }
}

type Parse = (text: string) => unknown;

/** How the columns of each query are read, by its name: kept with the connection that knows the query. */
export type KnownColumns = Map<string, readonly Parse[]>;

/** A value in the format of the protocol. Throws for lists and objects, which prepared statements do not take. */
export function written(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new TypeError('only plain values are asked for');
  return String(value as string | number | boolean);
}

export interface NamedQuery {
  name: string;
  text: string;
  types: pg.CustomTypesConfig;
}

/** One execution of a prepared statement, whose columns are described the first time only. Returns rows as lists. */
export class PreparedQuery extends pg.Query {
  readonly #known: KnownColumns;
  readonly #types: pg.CustomTypesConfig;
  readonly #rows: (string | null)[][] = [];
  #parsers: readonly Parse[] | undefined;

  constructor(
    { name, text, types }: NamedQuery,
    values: readonly unknown[],
    known: KnownColumns,
    callback: (error: Error | null, rows?: unknown[][]) => void,
  ) {
    super(text);
    this.name = name;
    this.values = values.map(written);
    this.callback = callback;
    this.#types = types;
    this.#known = known;
    this.#parsers = known.get(name);
  }

  override prepare(connection: pg.Connection): void {
    if (!this.#parsers) return super.prepare(connection);
    const { name: statement, values } = this;
    connection.bind({ statement, values }, true);
    connection.execute({}, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#parsers = fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text') as Parse);
    if (this.name) this.#known.set(this.name, this.#parsers);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {
    // The sync also says that there are no more rows.
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    try {
      this.callback(null, this.#rows.map(this.#read));
    } catch (error) {
      this.callback(error as Error);
    }
  }

  readonly #read = (fields: (string | null)[]): unknown[] =>
    fields.map((field, at) => (field === null ? null : this.#parsers?.[at]?.(field)));
}
