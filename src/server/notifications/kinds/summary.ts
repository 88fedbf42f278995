import type { AnyNotification, Block, Setting } from './definition';

/** The content of a notification in a few words, for channels and lists without emails. */
interface Summary {
  title: string;
  /** Several lines. */
  text: string;
  /** The address and the label of its action. */
  action?: { label: string; url: string };
}

const textOf = (block: Block): string[] => {
  if (block.type === 'code') return [block.code];
  if (block.type === 'entry') return [block.title, block.text];
  return block.type === 'paragraph' || block.type === 'quote' || block.type === 'fact' ? [block.text] : [];
};

/** The heading, text and button of a notification's content. */
export function summaryOf(
  definition: AnyNotification,
  data: object,
  { config, lang }: Pick<Setting, 'config' | 'lang'>,
): Summary {
  const { heading, lead, blocks = [] } = definition.content[lang](data, { title: config.community.title });
  const button = blocks.find((block) => block.type === 'button');
  return {
    title: heading,
    // A digest's introduction speaks of emails.
    text: [blocks.some(({ type }) => type === 'entry') ? '' : lead, ...blocks.flatMap(textOf)]
      .filter(Boolean)
      .join('\n'),
    ...(button && { action: { label: button.label, url: button.url } }),
  };
}
