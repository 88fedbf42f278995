import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { valuesByType } from './valuesByType';

/** How a database understands a statement: the types of its parameters and columns, or the code of its refusal. */
interface Meaning {
  parameters: string[];
  columns: [name: string, type: string][];
  refusal?: string;
}

interface Columns {
  fields: { name: string; dataTypeID: number }[];
}

/** Parses and describes a statement, and does not run it. */
class Description extends pg.Query {
  parameters: number[] = [];
  columns: Columns['fields'] = [];

  constructor(text: string, callback: (error: Error | null) => void) {
    super({ text, queryMode: 'extended' } as pg.QueryConfig);
    this.callback = callback;
  }

  override prepare(connection: pg.Connection): void {
    connection.parse({ text: this.text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: Columns): void {
    this.columns = fields;
  }
}

/** How the database behind `config` understands each of `texts`, in their order. */
async function meaningsOf(config: pg.ClientConfig, texts: readonly string[]): Promise<Meaning[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ oid: number; name: string }>(
      'select oid::int, format_type(oid, null) as name from pg_type',
    );
    // Types that are not built in have other numbers in each database.
    const names = new Map(rows.map(({ oid, name }) => [oid, name]));
    const nameOf = (oid: number) => names.get(oid) ?? String(oid);
    const meanings: Meaning[] = [];
    let asked: Description;
    client.connection.on('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      asked.parameters = dataTypeIDs;
    });
    for (const text of texts) {
      const error = await new Promise<Error | null>((resolve) => {
        asked = new Description(text, resolve);
        client.query(asked);
      });
      meanings.push({
        parameters: asked!.parameters.map(nameOf),
        columns: asked!.columns.map(({ name, dataTypeID }) => [name, nameOf(dataTypeID)]),
        ...(error ? { refusal: 'code' in error ? String(error.code) : error.message } : {}),
      });
    }
    return meanings;
  } finally {
    await client.end();
  }
}

/** Every statement that `recordStatements.ts` has written to `folder`, once. */
export const recordedStatements = (folder: string): string[] => [
  ...new Set(
    readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]),
  ),
];

/**
 * Lists the statements to which two databases could answer differently: they parse them differently, or a parameter or
 * column has a type whose values no test compares.
 */
export async function statementDifferences(
  texts: readonly string[],
  one: pg.ClientConfig,
  other: pg.ClientConfig,
): Promise<string[]> {
  const [ones, others] = await Promise.all([meaningsOf(one, texts), meaningsOf(other, texts)]);
  return texts.flatMap((text, at) => {
    const meaning = ones[at]!;
    const [first, second] = [JSON.stringify(meaning), JSON.stringify(others[at])];
    if (first !== second) return [`${text}\n  ${first}\n  ${second}`];
    const types = [...meaning.parameters, ...meaning.columns.map(([, type]) => type)];
    const untested = [...new Set(types)].filter((type) => !(type in valuesByType));
    return untested.length > 0 ? [`${text}\n  no values in valuesByType.ts: ${untested.join(', ')}`] : [];
  });
}
