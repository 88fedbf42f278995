import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { cleanLine } from '../../../lib/rules/text';
import { mostInvitees, type Invitee } from '../../../lib/rules/managers/invitees';
import { AppError } from '../../errors';

/** Names of columns in files. A first row without any of these is a row of people. */
const headings: Record<keyof Invitee, readonly string[]> = {
  email: ['email', 'e-mail', 'mail', 'email address', 'почта', 'эл. почта', 'адрес'],
  firstName: ['first name', 'firstname', 'name', 'given name', 'имя'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'фамилия'],
};
const columns = Object.keys(headings) as (keyof Invitee)[];

const refused = (message: string) => new AppError(1100, { details: [{ path: 'csv', message }] });

/** Most characters of a row. */
const longestRow = 2000;

/** In characters: parsing takes some milliseconds, whatever the content. Other calls are answered in between. */
const sliceLength = 4000;

/** A text in slices, with a turn of the event loop between them. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += sliceLength) {
    if (start > 0) await nextTurn();
    yield text.slice(start, start + sliceLength);
  }
}

interface Line {
  record: string[];
  info: { lines: number };
}

async function linesOf(csv: string): Promise<Line[]> {
  try {
    const parser = parse({
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: longestRow,
    });
    const lines: Line[] = [];
    for await (const line of Readable.from(slicesOf(csv)).pipe(parser)) {
      lines.push(line as Line);
      // One row of headings, and one person too many: what follows is not read.
      if (lines.length > mostInvitees + 1) break;
    }
    return lines;
  } catch (error) {
    if (error instanceof CsvError) throw refused(`is not CSV: line ${String(error.lines)}`);
    throw error;
  }
}

/** The position of each column by the first row. Undefined if that has no headings. */
function placesIn({ record }: Line): Partial<Record<keyof Invitee, number>> | undefined {
  const names = record.map((cell) => cell.toLowerCase());
  const found = columns.flatMap((column) => {
    const place = names.findIndex((name) => headings[column].includes(name));
    return place === -1 ? [] : [[column, place] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Without headings: address, first name, last name, in that order. */
const unnamed = { email: 0, firstName: 1, lastName: 2 };

/**
 * The people of a CSV file with their line numbers. Throws 1100 if it is no CSV, is empty, has no addresses or has more
 * than 1,000 people.
 */
export async function readCsv(csv: string): Promise<(Invitee & { line: number })[]> {
  const lines = await linesOf(csv);
  const named = lines[0] && placesIn(lines[0]);
  const places: Partial<Record<keyof Invitee, number>> = named ?? unnamed;
  const rows = named ? lines.slice(1) : lines;
  if (rows.length === 0) throw refused('holds nobody');
  if (places.email === undefined) throw refused('has no column of addresses');
  if (rows.length > mostInvitees) throw refused(`holds more than ${mostInvitees} people`);
  const cell = ({ record }: Line, column: keyof Invitee) =>
    cleanLine(places[column] === undefined ? '' : (record[places[column]] ?? ''));
  return rows.map((row) => ({
    line: row.info.lines,
    email: cell(row, 'email'),
    firstName: cell(row, 'firstName'),
    lastName: cell(row, 'lastName'),
  }));
}
