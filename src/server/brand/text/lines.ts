import type { Typeface } from './typeface';

interface Room {
  /** px */
  width: number;
  lines: number;
}

/** The text in lines that fit a width at a size, by words; a word too long for a line stands in one of its own. */
function broken(text: string, face: Typeface, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && face.width(longer) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The line with an ellipsis at its end, shortened until it fits. */
function cut(line: string, face: Typeface, size: number, width: number): string {
  let shown = line;
  while (shown.length > 1 && face.width(`${shown}…`) * size > width) shown = shown.slice(0, -1);
  return `${shown.replace(/[\s,.:;–—-]+$/, '')}…`;
}

const fits = (
  lines: readonly string[],
  face: Typeface,
  size: number,
  { width, lines: most }: Room,
): boolean => lines.length <= most && lines.every((line) => face.width(line) * size <= width);

export interface SetText {
  /** px */
  size: number;
  lines: string[];
}

/** The text as large as it fits its room, of the sizes given from large to small; cut where even the last is too large. */
export function setText(text: string, face: Typeface, sizes: readonly number[], room: Room): SetText {
  const tried = sizes.map((size) => ({ size, lines: broken(text, face, size, room.width) }));
  const found = tried.find(({ size, lines }) => fits(lines, face, size, room));
  if (found) return found;
  const { size = 16, lines = [] } = tried.at(-1) ?? {};
  const kept = lines.slice(0, room.lines);
  const isCut = lines.length > kept.length;
  return {
    size,
    lines: kept.map((line, index) =>
      (isCut && index === kept.length - 1) || face.width(line) * size > room.width
        ? cut(line, face, size, room.width)
        : line,
    ),
  };
}
