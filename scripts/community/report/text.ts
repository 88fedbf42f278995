import { formatError } from '../../../src/config/errors';
import type { Severity } from '../../../src/config/issueCodes';
import type { ConfigError } from '../../../src/config/types';
import type { Paint } from '../paint';
import { counted, countOf, type CheckResult } from './result';

const colors = { error: 'red', warning: 'yellow', hint: 'cyan' } as const satisfies Record<Severity, string>;

function line(issue: ConfigError, paint: Paint): string {
  const where = `${issue.file}:${issue.line}:${issue.column}`;
  const rest = formatError(issue).slice(where.length + issue.severity.length + 2);
  return `${paint('bold', where)} ${paint(colors[issue.severity], issue.severity)} ${rest}`;
}

const fixedLine = ({ file, line, column, code, message }: ConfigError, paint: Paint): string =>
  `${paint('bold', `${file}:${line}:${column}`)} ${paint('green', 'fixed')} ${code}: ${message}`;

function sum({ issues, folders, fixed }: CheckResult): string {
  const counts = (['error', 'warning', 'hint'] as const).map((grade) =>
    counted(countOf(issues, grade), grade),
  );
  const fixable = issues.filter(({ fix }) => fix).length;
  return [
    `${counts.join(', ')} in ${counted(folders, 'folder')}`,
    ...(fixed.length > 0 ? [`${fixed.length} fixed`] : []),
    ...(fixable > 0 ? [`--fix can fix ${fixable}`] : []),
  ].join('; ');
}

/** The issues for a person, a line each, and their sum; nothing at all when there is none. */
export function asText(result: CheckResult, paint: Paint): string {
  const { issues, fixed } = result;
  if (issues.length + fixed.length === 0) return '';
  const lines = [
    ...fixed.map((issue) => fixedLine(issue, paint)),
    ...issues.map((issue) => line(issue, paint)),
  ];
  return `${lines.join('\n')}\n${paint('dim', sum(result))}\n`;
}
