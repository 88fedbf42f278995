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
 * The level of each heading on the page, whose heading above the text has level `above`: the author's nesting without
 * skipped levels, because screen readers need all of them (UIX-08).
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
