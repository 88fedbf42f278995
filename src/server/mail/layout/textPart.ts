import type { Block, EmailContent } from '../templates/email';

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return block.text;
    case 'code':
      return block.code;
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

/** The text part of an email: what its HTML says, in the same order. `footer` is the lines below it. */
export const textPart = (
  { heading, lead, blocks = [], note }: EmailContent,
  footer: readonly string[],
): string => `${[heading, lead, ...blocks.map(blockText), note, `— ${footer.join('\n')}`].join('\n\n')}\n`;
