import { formatError } from '../../src/config/errors';
import type { ConfigError } from '../../src/config/types';
import type { Paint } from './paint';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const isError = ({ severity }: ConfigError): boolean => severity === 'error';

function line(fault: ConfigError, paint: Paint): string {
  const where = `${fault.file}:${fault.line}:${fault.column}`;
  const [grade, rest] = [fault.severity, formatError(fault).slice(where.length + fault.severity.length + 2)];
  return `${paint('bold', where)} ${paint(isError(fault) ? 'red' : 'yellow', grade)} ${rest}`;
}

/** The faults for a person, a line each, and their sum; nothing at all when there is none. */
export function asText(faults: readonly ConfigError[], folders: number, paint: Paint): string {
  if (faults.length === 0) return '';
  const errors = faults.filter(isError).length;
  const sum = `${counted(errors, 'error')}, ${counted(faults.length - errors, 'warning')} in ${counted(folders, 'folder')}`;
  return `${faults.map((fault) => line(fault, paint)).join('\n')}\n${paint('dim', sum)}\n`;
}

/** The same for a program. */
export const asJson = (faults: readonly ConfigError[], folders: number): string =>
  `${JSON.stringify({ folders, errors: faults.filter(isError).length, faults }, null, 2)}\n`;
