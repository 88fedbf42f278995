import { joinFacts } from '../../../../lib/joinFacts';
import type { Block, NotificationContent, PersonBlock } from '../../../notifications/kinds/definition';

const personText = ({ name, about, city, url, reasons, link, reasonsUrl }: PersonBlock): string =>
  [name, joinFacts([about, city]), ...reasons, url, link && `${link} ${reasonsUrl}`]
    .filter(Boolean)
    .join('\n');

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return block.text;
    case 'code':
      return block.code;
    case 'fact':
      return `${block.label}\n${block.text}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'choices':
      return block.choices.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
    case 'entry':
      return [block.title, block.text, block.url].filter(Boolean).join('\n');
    case 'picture':
      return `${block.alt}:\n${block.url}`;
    case 'person':
      return personText(block);
  }
}

/** The text part of an email: what its HTML says, in the same order. `footer` is the lines below it. */
export const textPart = (
  { heading, lead, blocks = [], note }: NotificationContent,
  footer: readonly string[],
): string => `${[heading, lead, ...blocks.map(blockText), note, `— ${footer.join('\n')}`].join('\n\n')}\n`;
