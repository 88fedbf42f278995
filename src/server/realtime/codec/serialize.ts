import { isUnescaped } from './frame';

const escapes: Readonly<Record<string, string>> = { '\r': '\\r', '\n': '\\n', ':': '\\c', '\\': '\\\\' };

/** A name or value of a header as it is sent. */
export const escapeHeader = (text: string): string =>
  text.replace(/[\r\n:\\]/g, (found) => escapes[found] ?? '');

/** A frame as it is sent. Headers that are undefined are left out. */
export function serializeFrame(
  command: string,
  headers: Readonly<Record<string, string | undefined>>,
  body = '',
): string {
  const asSent = isUnescaped(command) ? (text: string) => text.replace(/[\r\n]/g, ' ') : escapeHeader;
  const lines = Object.entries(headers).map(([name, value]) =>
    value === undefined ? '' : `${asSent(name)}:${asSent(value)}\n`,
  );
  const length = body === '' ? '' : `content-length:${Buffer.byteLength(body)}\n`;
  return `${command}\n${lines.join('')}${length}\n${body}\0`;
}
