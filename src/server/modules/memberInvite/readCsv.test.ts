import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors';
import { readCsv } from './readCsv';

const ann = { email: 'ann@people.example', firstName: 'Ann', lastName: 'Lee' };

/** The error for a refused file. */
async function refusal(csv: string): Promise<unknown> {
  try {
    await readCsv(csv);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.details?.[0]?.message : error;
  }
}

describe('ADM-08 people of a CSV file', () => {
  it.each([
    ['commas', 'ann@people.example,Ann,Lee'],
    ['semicolons, as spreadsheets in Russian write it', 'ann@people.example;Ann;Lee'],
    ['tabs', 'ann@people.example\tAnn\tLee\n'],
    ['a byte order mark and quotes', '\uFEFF"ann@people.example","Ann","Lee"\r\n'],
  ])('are read with %s', async (_, csv) => expect(await readCsv(csv)).toEqual([{ ...ann, line: 1 }]));

  it('are found by the headings, in either language and any order', async () => {
    const row = { ...ann, line: 2 };
    expect(await readCsv('Last name,Team,First name,E-mail\nLee,Blue,Ann,ann@people.example')).toEqual([row]);
    expect(await readCsv('Имя;Фамилия;Почта\nAnn;Lee;ann@people.example')).toEqual([row]);
    expect(await readCsv('email\nann@people.example')).toEqual([{ ...row, firstName: '', lastName: '' }]);
  });

  it('keep the line they stand in, past empty ones', async () => {
    expect((await readCsv('email\n\n,,\nann@people.example')).map(({ line }) => line)).toEqual([4]);
  });

  it('are refused where there are none, too many, or no addresses', async () => {
    expect(await refusal('')).toBe('holds nobody');
    expect(await refusal('email,name')).toBe('holds nobody');
    expect(await refusal('First name\nAnn')).toBe('has no column of addresses');
    expect(await refusal('a@b.example\n'.repeat(1001))).toBe('holds more than 1000 people');
    expect(await refusal('a@b.example\n'.repeat(1000))).toBeUndefined();
    expect(await refusal('"a@b.example')).toMatch(/^is not CSV/);
    expect(await refusal('x'.repeat(100_000))).toMatch(/^is not CSV/);
  });

  it.each([',', ',;\t', '\n', ' \n', '"\n'])(
    'let other work go on meanwhile, also as a file full of %j',
    async (part) => {
      const csv = part.repeat(300_000 / part.length);
      let turns = 0;
      let isRead = false;
      const read = refusal(csv).finally(() => (isRead = true));
      while (!isRead) {
        await nextTurn();
        turns += 1;
      }
      await read;
      expect(turns).toBeGreaterThan(20);
    },
  );
});
