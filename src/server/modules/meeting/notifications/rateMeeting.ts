import type { NotificationDefinition } from '../../../notifications/kinds/definition';

interface Rating {
  name: string;
  /** Whether the two had agreed on a time. */
  met: boolean;
  url: string;
}

/** A week later, once: how it went (HOM-03). */
export const rateMeeting: NotificationDefinition<Rating, 'meetings'> = {
  kind: 'rateMeeting',
  category: 'meetings',
  thing: 'rating',
  label: { en: 'How a meeting went', ru: 'Как прошла встреча' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ name, met, url }) => ({
      subject: met ? `How was your meeting with ${name}?` : `Did you get to meet ${name}?`,
      heading: met ? `How was your meeting with ${name}?` : `Did you get to meet ${name}?`,
      lead: 'Rate it from 1 to 5, or say that you couldn’t meet. It takes a moment, and the next recommendations fit better.',
      blocks: [{ type: 'button', label: 'Say how it went', url }],
      note: `${name} never sees your rating or your note.`,
    }),
    ru: ({ name, met, url }) => ({
      subject: met
        ? `Вы и ${name} встречались. Как всё прошло?`
        : `Вы и ${name} познакомились. Удалось ли встретиться?`,
      heading: met
        ? `Вы и ${name} встречались. Как всё прошло?`
        : `Вы и ${name} познакомились. Удалось ли встретиться?`,
      lead: 'Поставьте оценку от 1 до 5 или отметьте, что встретиться не получилось. Это займёт минуту, и рекомендации станут точнее.',
      blocks: [{ type: 'button', label: 'Рассказать, как всё прошло', url }],
      note: 'Вашу оценку и заметку никто, кроме вас, не увидит.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    name: { en: 'Anna Petrova', ru: 'Анна Петрова' }[lang],
    met: true,
    url: `${siteUrl}/contacts`,
  }),
};
