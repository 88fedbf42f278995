import type { NotificationDefinition } from '../../../notifications/kinds/definition';

interface Message {
  /** '' for none: messages by Telegram have a text alone. */
  subject: string;
  text: string;
}

/** A message of managers to a member, in their own words. */
const message = {
  thing: 'message',
  reachesApart: true,
  expiresIn: 3 * 86_400,
  content: {
    en: ({ subject, text }, { title }) => ({
      subject: subject || `News from ${title}`,
      heading: subject || `News from ${title}`,
      lead: `A manager of ${title} writes to you:`,
      blocks: [{ type: 'quote', text }],
      note: 'The other managers of the community can read this message too.',
    }),
    ru: ({ subject, text }, { title }) => ({
      subject: subject || `Новости сообщества «${title}»`,
      heading: subject || `Новости сообщества «${title}»`,
      lead: `Вам пишет менеджер сообщества «${title}»:`,
      blocks: [{ type: 'quote', text }],
      note: 'Это сообщение могут прочитать и другие менеджеры сообщества.',
    }),
  },
  sample: ({ lang }) => ({
    subject: { en: 'About your profile', ru: 'О вашем профиле' }[lang],
    text: {
      en: 'Could you add a few words about what you do?\nIt helps others to find you.',
      ru: 'Добавьте, пожалуйста, пару слов о том, чем вы занимаетесь.\nТак вас проще найти.',
    }[lang],
  }),
} satisfies Partial<NotificationDefinition<Message>>;

/** To one member: it always arrives. */
export const managerMessage: NotificationDefinition<Message, 'personal'> = {
  ...message,
  kind: 'managerMessage',
  category: 'personal',
};

/** To many at once. */
export const managerNews: NotificationDefinition<Message, 'news'> = {
  ...message,
  kind: 'managerNews',
  category: 'news',
  unhurried: true,
  label: { en: 'News from the community’s managers', ru: 'Новости от менеджеров сообщества' },
  listed: 'members',
};
