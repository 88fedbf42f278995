import type { Block } from './types';

type Heading = Extract<Block, { type: 'heading' }>;

/** Every heading of a text, in order, those within quotes and lists included. */
function headings(blocks: Block[]): Heading[] {
  return blocks.flatMap((block) => {
    if (block.type === 'heading') return [block];
    if (block.type === 'quote') return headings(block.children);
    return block.type === 'list' ? headings(block.items.flat()) : [];
  });
}

/**
 * The level each heading gets on the page, whose own heading above the text stands at `above`: as deep as the author
 * meant it beside the others, but never a level left out, or screen readers would miss one (UIX-08).
 */
export function outline(blocks: Block[], above: number): Map<Heading, 2 | 3 | 4> {
  const all = headings(blocks);
  const depths = [...new Set(all.map(({ level }) => level))].toSorted((one, other) => one - other);
  let before = above;
  return new Map(
    all.map((heading) => {
      before = Math.min(above + 1 + depths.indexOf(heading.level), before + 1, 4);
      return [heading, before as 2 | 3 | 4];
    }),
  );
}
