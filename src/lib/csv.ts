export type CsvValue = string | number | boolean | null;

/**
 * A text that a spreadsheet would calculate or read as the beginning of another cell, also behind characters that it
 * skips.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Makes a spreadsheet show a text as it is: one that looks like a formula gets an apostrophe in front. */
const neutralised = (text: string): string => (formula.test(text) ? `'${text}` : text);

function cell(value: CsvValue): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? neutralised(value) : String(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file (RFC 4180), its end included. Texts never become formulas. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;
