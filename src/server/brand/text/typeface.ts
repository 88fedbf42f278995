import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob as FontBlob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import type { FontFamily, FontSubset, HostedFamily } from '../../../lib/fontTable';
import { subsets } from '../../../lib/fontTable';
import { fontFile } from '../../../lib/fonts';

const { resolve } = createRequire(import.meta.url);

/** Letters of a family in one weight, of all its subsets. */
export interface Typeface {
  /** Width of a text, in px at a font size of 1 px. */
  width(text: string): number;
  /** The text as the data of one SVG path, at a size in px, with its baseline starting at `x`, `y`. */
  path(text: string, size: number, x: number, y: number): string;
}

interface Glyph {
  path: string;
  /** In font units. */
  x: number;
  unit: number;
}

async function load(family: HostedFamily, subset: FontSubset, weight: number): Promise<Font> {
  const bytes = await decompress(await readFile(resolve(fontFile(family, subset))));
  const font = new Font(new Face(new FontBlob(Uint8Array.from(bytes).buffer)));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Splits the text into runs of characters of one font. A character that no font has goes to the first font. */
function runs(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const [fallback] = fonts;
  const found: { font: Font; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.nominalGlyph(code) !== undefined) ?? fallback;
    const last = found.at(-1);
    if (!font) continue;
    // A space stays with the letters before it.
    if (last && (last.font === font || /\s/.test(character))) last.text += character;
    else found.push({ font, text: character });
  }
  return found;
}

/** The outlines of a text, one after another, in units of the em. */
function glyphs(text: string, fonts: readonly Font[]): { glyphs: Glyph[]; width: number } {
  let width = 0;
  const all = runs(text, fonts).flatMap(({ font, text: part }) => {
    const { upem } = font.face;
    const buffer = new TextBuffer();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index): Glyph => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const glyph = { path: font.glyphToPath(codepoint), x: width + xOffset / upem, unit: 1 / upem };
      width += xAdvance / upem;
      return glyph;
    });
  });
  return { glyphs: all, width };
}

const decimals = (value: number): string => String(Math.round(value * 100) / 100);

/** Path data moved and scaled; the axis of a font points up, that of a picture down. */
function drawn({ path, x, unit }: Glyph, size: number, left: number, baseline: number): string {
  let isX = true;
  return path.replace(/[A-Za-z]|-?(?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = Number(token) * unit * size;
    const position = isX ? left + x * size + value : baseline - value;
    isX = !isX;
    return `${decimals(position)} `;
  });
}

const loaded = new Map<string, Promise<Typeface>>();

async function typefaceOf(family: HostedFamily, weight: number): Promise<Typeface> {
  const order = (Object.keys(subsets) as FontSubset[]).toReversed();
  const fonts = await Promise.all(order.map((subset) => load(family, subset, weight)));
  return {
    width: (text) => glyphs(text, fonts).width,
    path: (text, size, x, y) =>
      glyphs(text, fonts)
        .glyphs.map((glyph) => drawn(glyph, size, x, y))
        .join(''),
  };
}

/**
 * A family's letters in a weight of its range, from our own files. Who takes the system's fonts gets Inter: a picture
 * looks the same wherever it is drawn.
 */
export function typeface(family: FontFamily, weight: number): Promise<Typeface> {
  const hosted = family === 'system' ? 'Inter' : family;
  const key = `${hosted} ${weight}`;
  const known = loaded.get(key) ?? typefaceOf(hosted, weight);
  loaded.set(key, known);
  return known;
}
