/** Quotes that word processors and other languages write, but JSON does not know. */
const others = "“”„«»‘’‚'`";

const quoted = new RegExp(`^[${others}]([^${others}"\\\\\\r\\n]*)[${others}]`);

/** The text in other quotes at an offset, and the same in straight double quotes. Undefined if there is none. */
export function otherQuotes(text: string, offset: number) {
  const mark = text[offset] ?? '';
  if (mark === '' || !others.includes(mark)) return undefined;
  const [all, inner] = quoted.exec(text.slice(offset)) ?? [];
  const message = `JSON needs straight double quotes: " instead of ${mark}`;
  if (all === undefined || inner === undefined) return { message };
  return { message, splice: { at: offset, length: all.length, text: JSON.stringify(inner) } };
}
