import { linksIn } from './linksIn';

/** A piece of a message: words, or words in a style, or a safe link. */
export interface MarkupPiece {
  text: string;
  style?: 'bold' | 'italic' | 'code';
  href?: string;
}

const code = /`([^`\n]+)`/gu;

/** Marks stand at the edges of words: `snake_case` and `2 * 3 * 4` are none. */
const emphasis =
  /(?<![\p{L}\p{N}*_])(?:\*\*(?! )([^*\n]+)(?<! )\*\*|\*(?! )([^*\n]+)(?<! )\*|_(?! )([^_\n]+)(?<! )_)(?![\p{L}\p{N}*_])/gu;

/** Splits a text at the matches of a pattern. `between` splits what is left between them. */
function split(
  text: string,
  pattern: RegExp,
  matched: (groups: RegExpExecArray) => MarkupPiece,
  between: (text: string) => MarkupPiece[],
): MarkupPiece[] {
  const pieces: MarkupPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) pieces.push(...between(text.slice(end, match.index)));
    pieces.push(matched(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(...between(text.slice(end)));
  return pieces;
}

const emphasised = (text: string): MarkupPiece[] =>
  split(
    text,
    emphasis,
    ([, strong, bold, italic]) => ({
      text: strong ?? bold ?? italic ?? '',
      style: italic === undefined ? 'bold' : 'italic',
    }),
    (plain) => [{ text: plain }],
  );

const linked = (text: string): MarkupPiece[] =>
  linksIn(text).flatMap((piece) => (piece.href ? [piece] : emphasised(piece.text)));

/** The light markup of messages: `*bold*` or `**bold**`, `_italic_`, and `code` in backticks; addresses become links. */
export const markupIn = (text: string): MarkupPiece[] =>
  split(text, code, ([, inner = '']) => ({ text: inner, style: 'code' }), linked);

/** A text without its marks, for previews and screen readers. */
export const withoutMarkup = (text: string): string =>
  markupIn(text)
    .map((piece) => piece.text)
    .join('');
