import type { Typeface } from './typeface';

interface Room {
  /** px */
  width: number;
  /** px */
  height: number;
  /** From one line to the next, in units of the size. */
  leading: number;
}

/** How many lines of a size a room has place for; one at least. */
const linesIn = ({ height, leading }: Room, size: number): number =>
  Math.max(1, Math.floor(height / (size * leading)));

/** Breaks the text into lines by words. A word that is too long has a line of its own. */
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

/** A text without the signs and blanks it ends with. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,.:;–—-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The line with an ellipsis at its end, shortened until it fits: by words, a single one by letters. */
function cut(line: string, face: Typeface, size: number, width: number): string {
  const isTooLong = (text: string) => face.width(`${text}…`) * size > width;
  let shown = line;
  while (isTooLong(shown) && shown.includes(' ')) shown = shown.slice(0, shown.lastIndexOf(' '));
  while (isTooLong(shown) && shown.length > 1) shown = shown.slice(0, -1);
  return `${withoutClosing(shown)}…`;
}

const fits = (lines: readonly string[], face: Typeface, size: number, room: Room): boolean =>
  lines.length <= linesIn(room, size) && lines.every((line) => face.width(line) * size <= room.width);

interface SetText {
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
  const shown = lines.slice(0, linesIn(room, size));
  const isCut = lines.length > shown.length;
  return {
    size,
    lines: shown.map((line, index) =>
      (isCut && index === shown.length - 1) || face.width(line) * size > room.width
        ? cut(line, face, size, room.width)
        : line,
    ),
  };
}
