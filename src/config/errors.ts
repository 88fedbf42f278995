import type { Severity } from './issueCodes';
import type { ConfigError } from './types';

export type { ConfigError } from './types';

/** An issue on one line for a terminal or a log: place, problem, expected value. */
export function formatError({
  severity,
  file,
  line,
  column,
  code,
  path,
  message,
  suggestion,
  allowed,
}: ConfigError): string {
  const where = `${file}:${line}:${column}`;
  // A long list helps only without a suggestion.
  const longest = suggestion === undefined ? 400 : 120;
  const isNamed = allowed === undefined || message.includes(allowed) || allowed.length > longest;
  const instead = isNamed ? '' : ` (allowed: ${allowed})`;
  // A colour is no slip of the pen: the nearest one is an offer.
  const offer =
    code === 'contrast' ? `; the nearest that has it is ${suggestion}` : `; did you mean "${suggestion}"?`;
  const meant = suggestion === undefined ? '' : offer;
  return `${where} ${severity} ${code}${path ? ` ${path}` : ''}: ${message}${instead}${meant}`;
}

/** An issue other than a hint: a running server logs it and shows it to the operator. */
export interface Problem extends ConfigError {
  readonly severity: Exclude<Severity, 'hint'>;
}

export const isProblem = (error: ConfigError): error is Problem => error.severity !== 'hint';

/** By file, then from top to bottom. */
export const inOrder = (errors: readonly ConfigError[]): ConfigError[] =>
  [...errors].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.code < b.code ? -1 : 1),
  );
