/** Steps from a file's root to a value. */
export type Path = readonly (string | number)[];

/** A position in a text; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Line and column of an offset in a text. Columns count characters as editors do (UTF-16 units). */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
