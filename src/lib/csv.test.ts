import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv';

/** The cells of one line, read by RFC 4180 only. */
const read = (line: string): string[] =>
  [...`,${line.replace(/\r\n$/, '')}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );

describe('a line of CSV', () => {
  it('quotes what would end a cell or a line, and nothing else', () => {
    expect(csvLine(['Ада', 'a,b', 'say "hi"', 'two\nlines', 3, true, null])).toBe(
      'Ада,"a,b","say ""hi""","two\nlines",3,true,\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\u200b=1',
    '\r=1',
    '＝1',
    '=HYPERLINK("http://x")',
    '\nx',
  ])('makes no formula of %j', (text) => {
    expect(read(csvLine([text]))).toEqual([`'${text}`]);
  });

  it('leaves figures below zero figures', () => {
    expect(csvLine([-5])).toBe('-5\r\n');
  });

  it('is read back as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (texts) => {
        const back = read(csvLine(texts));
        expect(back.map((text, at) => (text === `'${texts[at]}` ? texts[at] : text))).toEqual(texts);
      }),
    );
  });
});
