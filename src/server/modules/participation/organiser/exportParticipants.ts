import { Readable } from 'node:stream';
import type { EventParticipant } from '../../../../generated/api/organiser';
import { csvLine, type CsvValue } from '../../../../lib/csv';
import { wallTimeOf } from '../../../../lib/timeZone';

type Row = Omit<EventParticipant, 'mayDecide'>;

/** Spreadsheets recognise UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/** Names and answers, without contacts: each member decides about their own. */
const columns: Record<string, (row: Row, clock: (at: string) => string) => CsvValue> = {
  'first name': ({ firstName }) => firstName,
  'last name': ({ lastName }) => lastName,
  status: ({ status }) => status,
  approved: ({ approved }) => approved,
  paid: ({ paid }) => paid,
  asked: ({ askedAt }, clock) => clock(askedAt),
  'checked in': ({ checkedInAt }, clock) => checkedInAt && clock(checkedInAt),
  // A person without a page is a guest of this event (SES-04).
  guest: ({ slug }) => slug === null,
  id: ({ id }) => id,
};

/** E27: a file of people, batch by batch; times by the clock of the event's zone. */
export function exportParticipants(
  batches: AsyncIterable<Row[]>,
  { timeZone }: { timeZone: string },
): Readable {
  const clock = (at: string) => wallTimeOf(new Date(at), timeZone).replace('T', ' ');
  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(Object.keys(columns));
    for await (const rows of batches) {
      yield rows.map((row) => csvLine(Object.values(columns).map((cell) => cell(row, clock)))).join('');
    }
  }
  return Readable.from(lines());
}
