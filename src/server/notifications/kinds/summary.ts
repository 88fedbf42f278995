import type { AnyNotification, Block, Setting } from './definition';

/** What a notification says in a few words, for channels and lists that show no email. */
interface Summary {
  title: string;
  /** Several lines. */
  text: string;
  /** Where it leads, and what that is called. */
  action?: { label: string; url: string };
}

const textOf = (block: Block): string[] => {
  if (block.type === 'paragraph' || block.type === 'quote') return [block.text];
  return block.type === 'code' ? [block.code] : [];
};

/** The heading, words and button of a notification's content. */
export function summaryOf(
  definition: AnyNotification,
  data: object,
  { config, lang }: Pick<Setting, 'config' | 'lang'>,
): Summary {
  const { heading, lead, blocks = [] } = definition.content[lang](data, { title: config.community.title });
  const button = blocks.find((block) => block.type === 'button');
  return {
    title: heading,
    text: [lead, ...blocks.flatMap(textOf)].filter(Boolean).join('\n'),
    ...(button && { action: { label: button.label, url: button.url } }),
  };
}
