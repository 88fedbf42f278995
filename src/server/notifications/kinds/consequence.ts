import type { Lang } from '../../../lib/lang';
import type { NotificationContent, NotificationDefinition } from './definition';

interface Words {
  subject: string;
  heading: string;
  lead: string;
  /** The sentence before the managers' own words. */
  wrote?: string;
  note: string;
}

const told = ({ lead, wrote, ...words }: Words, text: string): NotificationContent =>
  text
    ? { ...words, lead: [lead, wrote].filter(Boolean).join(' '), blocks: [{ type: 'quote', text }] }
    : { ...words, lead };

/**
 * To a member about whom managers decided something, in the managers' words if they wrote any. It contains nothing
 * about other people.
 */
export const consequence = (
  kind: string,
  words: Record<Lang, (title: string) => Words>,
): NotificationDefinition<{ text: string }, 'conduct'> => ({
  kind,
  category: 'conduct',
  thing: 'conduct',
  reachesApart: true,
  expiresIn: 3 * 86_400,
  content: {
    en: ({ text }, { title }) => told(words.en(title), text),
    ru: ({ text }, { title }) => told(words.ru(title), text),
  },
  sample: ({ lang }) => ({
    text: {
      en: 'You wrote to several members to sell them insurance.\nThat’s not what we’re here for.',
      ru: 'Вы писали участникам и предлагали им страховку.\nМы собрались не для этого.',
    }[lang],
  }),
});
