import type { MarkedToken, Tokens } from 'marked';
import { known } from './read';

/** Every heading of a text, in order, those within quotes and lists included. */
function headings(tokens: MarkedToken[]): Tokens.Heading[] {
  return tokens.flatMap((token) => {
    if (token.type === 'heading') return [token];
    if (token.type === 'list') return token.items.flatMap((item) => headings(known(item.tokens)));
    return token.type === 'blockquote' ? headings(known(token.tokens)) : [];
  });
}

/**
 * The level each heading gets on the page, whose own heading above the text stands at `above`: as deep as the author
 * meant it beside the others, but never a level left out, or screen readers would miss one (UIX-08).
 */
export function outline(tokens: MarkedToken[], above: number): Map<MarkedToken, 2 | 3 | 4> {
  const all = headings(tokens);
  const depths = [...new Set(all.map(({ depth }) => depth))].toSorted((one, other) => one - other);
  let before = above;
  return new Map(
    all.map((heading) => {
      before = Math.min(above + 1 + depths.indexOf(heading.depth), before + 1, 4);
      return [heading, before as 2 | 3 | 4];
    }),
  );
}
