import { getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Export } from '../../../generated/api/account';
import { keptMonths } from '../../people/persons';
import { personalData } from './personalData';
import type { PersonalRows, Subject } from './personalRows';

type Row = Record<string, unknown>;

async function rowsOf(app: FastifyInstance, { table, of, omitted = [] }: PersonalRows, subject: Subject) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !omitted.includes(key));
  const found: Row[] = await app.db.orm.select(Object.fromEntries(columns)).from(table).where(of(subject));
  return found;
}

/** A picture's row with the picture itself. */
async function withPicture(app: FastifyInstance, row: Row): Promise<Row> {
  const file = await app.images.read(String(row.hash), 512);
  const bytes = file && Buffer.concat(await file.stream.toArray());
  return { ...row, picture: bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : null };
}

const namesOf = (told: boolean) =>
  personalData.filter(({ end, untold }) => end === 'keep' && !untold === told).map(({ name }) => name);

/** Everything stored about a user, by the list that deletion goes by; secrets' hashes left out (PRO-03). */
export async function exportData(app: FastifyInstance, subject: Subject, now: Date): Promise<Export> {
  const tables: Export['tables'] = {};
  for (const source of personalData.filter(({ untold }) => !untold)) {
    const rows = await rowsOf(app, source, subject);
    tables[source.name] =
      source.name === 'images' ? await Promise.all(rows.map((row) => withPicture(app, row))) : rows;
  }
  const kept = { months: keptMonths, tables: namesOf(true), heldByOthers: namesOf(false) };
  return { exportedAt: now.toISOString(), tables, kept };
}
