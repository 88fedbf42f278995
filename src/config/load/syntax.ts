import { createScanner, type ParseError } from 'jsonc-parser';
import { positionAt } from '../location';
import type { ConfigError } from '../types';
import { otherQuotes } from './quotes';

/** The parser's error codes in words for the author of the file. */
const messages: Readonly<Record<number, string>> = {
  1: 'this is not valid JSON: texts and keys need double quotes, other values are numbers, true, false or null',
  2: 'this is not a number',
  3: 'a key in double quotes is missing here',
  4: 'a value is missing here',
  5: 'a colon is missing here',
  6: 'a comma is missing here',
  7: 'a closing brace } is missing here',
  8: 'a closing bracket ] is missing here',
  9: 'nothing may follow the end of the file’s value',
  10: 'comments are not allowed in JSON',
  11: 'a comment does not end',
  12: 'a text does not end: its closing quote is missing',
  13: 'a number breaks off',
  14: 'a \\u escape needs four hex digits',
  15: 'this escape is unknown',
  16: 'a control character must be escaped',
};

const comma = 6;
const missing = [3, 4];

/** A comma before a closing bracket: the parser sees a key or value missing after it. */
const isTrailingComma = (text: string, { error, offset }: ParseError): boolean =>
  missing.includes(error) &&
  /,\s*$/.test(text.slice(Math.max(0, offset - 200), offset)) &&
  /[}\]]/.test(text[offset] ?? '');

const recovers = (text: string, issue: ParseError): boolean =>
  issue.error === comma || issue.error === 10 || isTrailingComma(text, issue);

/** Whether the values around the issues are reliable, so that checking can continue. */
export const isRecoverable = (text: string, issues: readonly ParseError[]): boolean =>
  issues.every((issue) => recovers(text, issue));

/** The end of the last token before an offset that is neither blank nor comment. */
function endOfTokenBefore(text: string, offset: number): number {
  const scanner = createScanner(text, true);
  let end = 0;
  for (scanner.scan(); scanner.getTokenOffset() < offset; scanner.scan()) {
    end = scanner.getTokenOffset() + scanner.getTokenLength();
  }
  return end;
}

/** The fix of an issue after which the parser continues correctly: a comma added or removed, a comment removed. */
function fixingSplice(text: string, { error, offset }: ParseError, trailingComma?: number) {
  if (trailingComma !== undefined) return { at: trailingComma, length: 1, text: '' };
  if (error === comma) {
    return { at: endOfTokenBefore(text, offset), length: 0, text: ',' };
  }
  const comment = error === 10 ? /^\/\*[^]*?\*\/|^\/\/[^\r\n]*/.exec(text.slice(offset))?.[0] : undefined;
  if (comment === undefined) return undefined;
  // The blanks before it go, too, and with them the line, if it had one to itself.
  let at = offset;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at -= 1;
  if (text[at - 1] === '\n') at -= text[at - 2] === '\r' ? 2 : 1;
  return { at, length: offset - at + comment.length, text: '' };
}

/** Each syntax issue with its position. Issues after one that derails the parser are left out as noise. */
export function syntaxIssues(path: string, text: string, issues: readonly ParseError[]): ConfigError[] {
  const derailed = issues.findIndex((issue) => !recovers(text, issue));
  const reported = (derailed === -1 ? issues : issues.slice(0, derailed + 1)).filter(
    // The parser may report two issues for one missing or surplus character.
    ({ offset }, index, all) => index === 0 || all[index - 1]?.offset !== offset,
  );
  return reported.map((issue) => {
    const trailing = isTrailingComma(text, issue);
    const offset = trailing ? text.lastIndexOf(',', issue.offset) : issue.offset;
    const quotes = otherQuotes(text, offset);
    const message = trailing
      ? 'a comma before a closing bracket is not allowed'
      : (quotes?.message ?? messages[issue.error] ?? 'this is not valid JSON');
    const splice = quotes?.splice ?? fixingSplice(text, issue, trailing ? offset : undefined);
    return {
      code: 'syntax',
      severity: 'error',
      file: path,
      ...positionAt(text, offset),
      path: '',
      message,
      ...(splice && { fix: [{ splice }] }),
    };
  });
}
