import { formatError } from '../../../src/config/errors';
import type { ConfigError } from '../../../src/config/types';
import type { CheckResult } from './result';

const commands = { error: 'error', warning: 'warning', hint: 'notice' } as const;

const inMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function command(issue: ConfigError): string {
  const { file, line, column, code, severity } = issue;
  const location = `file=${inProperty(file)},line=${line},col=${column},title=${inProperty(code)}`;
  // Location, grade and code are shown by the page itself.
  const words = formatError({ ...issue, file: '' }).replace(/^\S+ \S+ \S+ /, '');
  return `::${commands[severity]} ${location}::${inMessage(words)}\n`;
}

/** The issues as GitHub annotations on the lines of a pull request. */
export const asGithub = ({ issues }: CheckResult): string => issues.map(command).join('');
