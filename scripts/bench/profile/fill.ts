import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../../../src/server/db/migrate';
import { formerSlugRow, participantRow, sessionRow, userRow } from './people';

const escaped: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const field = (text: string): string => text.replace(/[\\\t\n\r]/g, (char) => escaped[char] ?? char);

/** Rows in COPY's text format, some thousand at a time. */
function* lines(count: number, rowOf: (index: number) => Record<string, string>): Generator<string> {
  const atOnce = 2000;
  for (let start = 0; start < count; start += atOnce) {
    let chunk = '';
    for (let index = start; index < Math.min(start + atOnce, count); index++) {
      chunk += `${Object.values(rowOf(index)).map(field).join('\t')}\n`;
    }
    yield chunk;
  }
}

/** Runs `work` while a table has no indexes but those of its constraints: made afterwards they take a fraction of the time. */
async function withoutIndexes(client: pg.Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { made } of rows) await client.query(made);
}

/**
 * Creates the tables and fills them by COPY with the members of one community, by their rows, some with a session and a
 * former slug.
 */
export async function fill(
  url: string,
  counts: { members: number; signedIn: number },
  memberRow: (index: number) => Record<string, string> = participantRow,
): Promise<void> {
  await migrate({ connectionString: url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const copy = async (table: string, count: number, rowOf: (index: number) => Record<string, string>) => {
      const columns = Object.keys(rowOf(0)).join(', ');
      const target = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
      await pipeline(Readable.from(lines(count, rowOf)), target);
    };
    await copy('users', counts.members, userRow);
    const personRow = (index: number) => {
      const { id = '', community_id = '', user_id = '' } = memberRow(index);
      return { id, community_id, user_id };
    };
    await copy('persons', counts.members, personRow);
    await withoutIndexes(client, 'participants', () => copy('participants', counts.members, memberRow));
    await copy('sessions', counts.signedIn, sessionRow);
    await copy('former_slugs', counts.signedIn, formerSlugRow);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
