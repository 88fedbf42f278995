import { parseTree, type ParseError } from 'jsonc-parser';
import { maxFileBytes } from '../fileNames';
import type { IssueCode } from '../issueCodes';
import type { ConfigError, ConfigFile } from '../types';
import { quickParse } from './quickParse';
import type { Source } from './source';
import { isRecoverable, syntaxIssues } from './syntax';
import { toValue } from './toValue';

/** A file after loading; without `value` it could not be read. */
interface LoadedFile {
  readonly source: Source;
  readonly value?: unknown;
  readonly issues: ConfigError[];
}

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

const wholeFile = (path: string, code: IssueCode, message: string, allowed?: string): LoadedFile => ({
  source: { path, text: '' },
  issues: [
    {
      code,
      severity: 'error',
      file: path,
      line: 1,
      column: 1,
      path: '',
      message,
      ...(allowed && { allowed }),
    },
  ],
});

/** The issue of a file above the size limit. */
export const tooLarge = (path: string): LoadedFile =>
  wholeFile(
    path,
    'file-too-large',
    `the file is larger than ${maxFileBytes / 1024} KiB`,
    `at most ${maxFileBytes} bytes`,
  );

/** UTF-16 units never outnumber UTF-8 bytes, so most files need no counting. */
const isTooLarge = (text: string): boolean =>
  text.length > maxFileBytes ||
  (text.length * 3 > maxFileBytes && new TextEncoder().encode(text).length > maxFileBytes);

/**
 * First stage: text to plain data, by a strict JSON parser that keeps positions. Never throws. An invalid file has no
 * value. If only commas or comments are wrong, it has one, so that its other issues are reported, too.
 */
export function load({ path, text: raw }: Pick<ConfigFile, 'path' | 'text'>): LoadedFile {
  if (isTooLarge(raw)) return tooLarge(path);
  // Some editors begin a file with a byte order mark.
  const text = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
  const source = { path, text };
  if (text.trim() === '') return wholeFile(path, 'syntax', 'the file is empty');
  // Another encoding read as UTF-8 contains these.
  if (/^\uFFFD|^.?\0/s.test(text)) return wholeFile(path, 'syntax', 'the file is no UTF-8: save it as UTF-8');
  const quick = quickParse(text);
  if (quick) return { source, value: quick.value, issues: [] };
  try {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, strict);
    const issues = syntaxIssues(path, text, errors);
    if (!root || !isRecoverable(text, errors)) return { source, issues };
    return { source, value: toValue(source, root, issues), issues };
  } catch {
    // A RangeError: ours, or the parser's own when thousands of brackets exhaust the stack.
    return wholeFile(path, 'too-deep', 'the file is nested too deeply to be read');
  }
}
