import type { Block, NotificationDefinition } from '../../../notifications/kinds/definition';
import { fact } from '../../../notifications/kinds/fact';

interface Connected {
  firstName: string;
  name: string;
  /** Contacts that connections may see: 'Telegram', '@anna'. */
  contacts: readonly { readonly label: string; readonly value: string }[];
  url: string;
}

const contactBlocks = (contacts: Connected['contacts']): Block[] =>
  contacts.flatMap(({ label, value }) => fact(label, value));

/** To each of two members who would like to meet (MAT-07). */
export const connected: NotificationDefinition<Connected, 'matching'> = {
  kind: 'connected',
  category: 'matching',
  thing: 'introduction',
  step: 2,
  label: { en: 'You’re connected with someone', ru: 'Знакомство состоялось' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ firstName, name, contacts, url }) => ({
      subject: `You’re connected with ${name}`,
      heading: `You and ${name} are connected`,
      lead: contacts.length
        ? `Here’s how to reach ${firstName}. Why not suggest a time to meet?`
        : `${firstName} keeps contacts private. You can suggest a time to meet all the same.`,
      blocks: [...contactBlocks(contacts), { type: 'button', label: 'Open my contacts', url }],
      note: 'Both of you said you’d like to meet. You choose in your settings who sees your contacts.',
    }),
    ru: ({ name, contacts, url }) => ({
      subject: `Вы и ${name} теперь знакомы`,
      heading: `Вы и ${name} теперь знакомы`,
      lead: contacts.length
        ? 'Вот контакты для связи. Договоритесь о встрече, пока знакомство свежее.'
        : `${name} скрывает контакты, но предложить время для встречи можно и так.`,
      blocks: [...contactBlocks(contacts), { type: 'button', label: 'Открыть мои контакты', url }],
      note: 'Вы оба захотели познакомиться. Кому видны ваши контакты, можно выбрать в настройках.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    ...{
      en: { firstName: 'Anna', name: 'Anna Petrova' },
      ru: { firstName: 'Анна', name: 'Анна Петрова' },
    }[lang],
    contacts: [
      { label: 'Telegram', value: '@anna' },
      { label: { en: 'Email', ru: 'Почта' }[lang], value: 'anna@people.example' },
    ],
    url: `${siteUrl}/contacts`,
  }),
};
