import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors';
import { readCsv } from './readCsv';

const ann = { email: 'ann@people.example', firstName: 'Ann', lastName: 'Lee' };

/** What is said of a file that is refused. */
function refusal(csv: string): unknown {
  try {
    readCsv(csv);
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
  ])('are read with %s', (_, csv) => expect(readCsv(csv)).toEqual([{ ...ann, line: 1 }]));

  it('are found by the headings, in either language and any order', () => {
    const row = { ...ann, line: 2 };
    expect(readCsv('Last name,Team,First name,E-mail\nLee,Blue,Ann,ann@people.example')).toEqual([row]);
    expect(readCsv('Имя;Фамилия;Почта\nAnn;Lee;ann@people.example')).toEqual([row]);
    expect(readCsv('email\nann@people.example')).toEqual([{ ...row, firstName: '', lastName: '' }]);
  });

  it('keep the line they stand in, past empty ones', () => {
    expect(readCsv('email\n\n,,\nann@people.example').map(({ line }) => line)).toEqual([4]);
  });

  it('are refused where there are none, too many, or no addresses', () => {
    expect(refusal('')).toBe('holds nobody');
    expect(refusal('email,name')).toBe('holds nobody');
    expect(refusal('First name\nAnn')).toBe('has no column of addresses');
    expect(refusal('a@b.example\n'.repeat(1001))).toBe('holds more than 1000 people');
    expect(refusal('a@b.example\n'.repeat(1000))).toBeUndefined();
    expect(refusal('"a@b.example')).toMatch(/^is not CSV/);
    expect(refusal('x'.repeat(100_000))).toMatch(/^is not CSV/);
  });
});
