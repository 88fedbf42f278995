import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { others } from '../../../notifications/kinds/others';

interface Answered {
  firstName: string;
  name: string;
  request: string;
  answer: string;
  /** The page of the author of the answer. */
  url: string;
}

/** To the author of a request: a member has answered (REQ-01). */
export const requestAnswered: NotificationDefinition<Answered, 'matching'> = {
  kind: 'requestAnswered',
  category: 'matching',
  thing: 'answer',
  label: { en: 'Answers to your request', ru: 'Ответы на ваш запрос' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  several: {
    en: (_, { first, others: count }) => `${first} and ${others.en(count)} have answered your request`,
    ru: (_, { first, others: count }) => `${first} и ещё ${others.ru(count)} отвечают на ваш запрос`,
  },
  content: {
    en: ({ firstName, name, request, answer, url }, { title }) => ({
      subject: `${name} answered your request at ${title}`,
      heading: `${firstName} has answered your request`,
      lead: `${name} has read what you’re looking for and writes to you:`,
      blocks: [
        { type: 'quote', text: answer },
        { type: 'button', label: `Open ${firstName}’s profile`, url },
        { type: 'paragraph', text: 'What you asked for:' },
        { type: 'quote', text: request },
      ],
      note: `Found what you were looking for? Change your request at ${title}, and you’ll get answers to the new one.`,
    }),
    ru: ({ firstName, name, request, answer, url }, { title }) => ({
      subject: `${name} отвечает на ваш запрос в сообществе «${title}»`,
      heading: `${firstName} отвечает на ваш запрос`,
      lead: `${name} пишет вам в ответ:`,
      blocks: [
        { type: 'quote', text: answer },
        { type: 'button', label: 'Открыть профиль автора', url },
        { type: 'paragraph', text: 'Ваш запрос:' },
        { type: 'quote', text: request },
      ],
      note: `Уже нашли, что искали? Обновите запрос в сообществе «${title}» — и ответы будут приходить на новый.`,
    }),
  },
  sample: ({ siteUrl, lang }) => ({ ...samples[lang], url: `${siteUrl}/u/somebody` }),
};

const samples: Record<'en' | 'ru', Omit<Answered, 'url'>> = {
  en: {
    firstName: 'Anna',
    name: 'Anna Petrova',
    request: 'A lawyer who reads contracts with a small ceramics workshop.',
    answer: 'I do exactly that, and I’d be glad to look at yours.\nThursday afternoons are best.',
  },
  ru: {
    firstName: 'Анна',
    name: 'Анна Петрова',
    request: 'Ищу юриста, который поможет маленькой гончарной мастерской с договорами.',
    answer: 'Я как раз этим занимаюсь и с удовольствием посмотрю ваш договор.\nУдобнее всего в четверг днём.',
  },
};
