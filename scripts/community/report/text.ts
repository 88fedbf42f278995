import { formatError } from '../../../src/config/errors';
import type { Severity } from '../../../src/config/faultCodes';
import type { ConfigError } from '../../../src/config/types';
import type { Paint } from '../paint';
import { counted, countOf, type CheckResult } from './result';

const colors = { error: 'red', warning: 'yellow', hint: 'cyan' } as const satisfies Record<Severity, string>;

function line(fault: ConfigError, paint: Paint): string {
  const where = `${fault.file}:${fault.line}:${fault.column}`;
  const rest = formatError(fault).slice(where.length + fault.severity.length + 2);
  return `${paint('bold', where)} ${paint(colors[fault.severity], fault.severity)} ${rest}`;
}

const mendedLine = ({ file, line, column, code, message }: ConfigError, paint: Paint): string =>
  `${paint('bold', `${file}:${line}:${column}`)} ${paint('green', 'mended')} ${code}: ${message}`;

function sum({ faults, folders, mended }: CheckResult): string {
  const counts = (['error', 'warning', 'hint'] as const).map((grade) =>
    counted(countOf(faults, grade), grade),
  );
  const mendable = faults.filter(({ mend }) => mend).length;
  return [
    `${counts.join(', ')} in ${counted(folders, 'folder')}`,
    ...(mended.length > 0 ? [`${mended.length} mended`] : []),
    ...(mendable > 0 ? [`--fix mends ${mendable}`] : []),
  ].join('; ');
}

/** The faults for a person, a line each, and their sum; nothing at all when there is none. */
export function asText(result: CheckResult, paint: Paint): string {
  const { faults, mended } = result;
  if (faults.length + mended.length === 0) return '';
  const lines = [
    ...mended.map((fault) => mendedLine(fault, paint)),
    ...faults.map((fault) => line(fault, paint)),
  ];
  return `${lines.join('\n')}\n${paint('dim', sum(result))}\n`;
}
