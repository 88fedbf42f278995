/** The formatting of a file, for inserted parts. */
interface Style {
  /** One level. */
  readonly indent: string;
  readonly eol: string;
}

/** Longest value that is written on one line. */
const longestLine = 80;

/** The formatting of a text; two spaces by default. */
export const styleOf = (text: string): Style => ({
  indent: /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ',
  eol: text.includes('\r\n') ? '\r\n' : '\n',
});

/** A value on one line, with the spaces people write: `{ "a": [1, 2] }`. */
export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A value as JSON at a depth of the file: on one line if it is short, otherwise one item per line. */
export function written(value: unknown, style: Style, depth: number): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || short.length + depth * 2 <= longestLine) return short;
  const inner = `${style.eol}${style.indent.repeat(depth + 1)}`;
  const outer = `${style.eol}${style.indent.repeat(depth)}`;
  const items = Array.isArray(value)
    ? value.map((item) => written(item, style, depth + 1))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${written(item, style, depth + 1)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}${items.map((item) => `${inner}${item}`).join(',')}${outer}${close}`;
}

/** A whole file: always an item to a line at the top. */
export function writtenFile(value: Readonly<Record<string, unknown>>): string {
  const style = { indent: '  ', eol: '\n' };
  const lines = Object.entries(value).map(
    ([key, item]) => `  ${JSON.stringify(key)}: ${written(item, style, 1)}`,
  );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
