import type { NotificationContent, NotificationDefinition } from '../../../notifications/kinds/definition';

interface EventEnded {
  /** The managers' message. */
  text: string;
  /** Its title. */
  event: string;
  deleted: boolean;
}

const quoting = (content: Omit<NotificationContent, 'blocks'>, text: string): NotificationContent => ({
  ...content,
  blocks: [{ type: 'quote', text }],
});

/** To the organiser of an event that managers cancelled or took down, in their words. */
export const endedByManagers: NotificationDefinition<
  EventEnded & Record<string, string | boolean>,
  'conduct'
> = {
  kind: 'endedByManagers',
  category: 'conduct',
  thing: 'conduct',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ text, event, deleted }, { title }) =>
      quoting(
        {
          subject: deleted ? `“${event}” has been taken down` : `“${event}” has been cancelled`,
          heading: deleted ? 'Your event has been taken down' : 'Your event has been cancelled',
          lead: deleted
            ? `The managers of ${title} have taken down your event “${event}”. They wrote to you:`
            : `The managers of ${title} have cancelled your event “${event}”. They wrote to you:`,
          note: 'We’re letting everyone who planned to come know that it won’t take place.',
        },
        text,
      ),
    ru: ({ text, event, deleted }, { title }) =>
      quoting(
        {
          subject: deleted ? `Событие «${event}» удалено` : `Событие «${event}» отменено`,
          heading: deleted ? 'Ваше событие удалено' : 'Ваше событие отменено',
          lead: deleted
            ? `Менеджеры сообщества «${title}» удалили ваше событие «${event}». Они написали вам:`
            : `Менеджеры сообщества «${title}» отменили ваше событие «${event}». Они написали вам:`,
          note: 'Тем, кто собирался прийти, мы сообщим, что события не будет.',
        },
        text,
      ),
  },
  sample: ({ lang }) => ({
    event: { en: 'Breakfast for founders', ru: 'Завтрак для основателей' }[lang],
    text: {
      en: 'Your event sells a course, and says it’s a meeting.',
      ru: 'Под видом встречи вы продаёте курс.',
    }[lang],
    deleted: false,
  }),
};
