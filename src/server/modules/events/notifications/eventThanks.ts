import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { sampleGone, withFile, type EventData } from '../../../eventAccess/emails/eventEmail';

interface Thanks extends EventData {
  /** Events to come. */
  readonly eventsUrl: string;
}

/** To those who went, some hours later: what to do next. */
export const eventThanks: NotificationDefinition<Thanks, 'events'> = {
  kind: 'eventThanks',
  category: 'events',
  thing: 'reminder',
  label: { en: 'What to do after an event', ru: 'Что делать после события' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ title, url, eventsUrl }) => ({
      subject: `Thank you for coming to “${title}”`,
      heading: `Thank you for coming to “${title}”`,
      lead: 'The event’s page shows who was there. Look up the people you’d like to stay in touch with.',
      blocks: [
        { type: 'button', label: 'See who was there', url },
        { type: 'paragraph', text: 'And there’s more to come.' },
        { type: 'button', label: 'Find the next event', url: eventsUrl },
      ],
      note: 'You get this email because you had a place at the event.',
    }),
    ru: ({ title, url, eventsUrl }) => ({
      subject: `Спасибо, что пришли на событие «${title}»`,
      heading: `Спасибо, что пришли на событие «${title}»`,
      lead: 'Участники перечислены на странице события: найдите тех, с кем хотите остаться на связи.',
      blocks: [
        { type: 'button', label: 'Посмотреть, кто был', url },
        { type: 'paragraph', text: 'Впереди и другие события.' },
        { type: 'button', label: 'Найти следующее событие', url: eventsUrl },
      ],
      note: 'Вы получили это письмо, потому что были в списке участников.',
    }),
  },
  attachments: withFile('REQUEST'),
  sample: (setting) => ({ ...sampleGone(setting), when: '', eventsUrl: `${setting.siteUrl}/events` }),
};
