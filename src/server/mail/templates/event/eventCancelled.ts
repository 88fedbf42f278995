import type { EmailDefinition } from '../email';
import { sampleGone, toPage, withFile, type EventData } from './eventEmail';

/** To those who go, or asked to, once it does not take place. */
export const eventCancelled: EmailDefinition<EventData, 'events'> = {
  category: 'events',
  worth: 3 * 86_400,
  content: {
    en: (event) => ({
      subject: `Cancelled: ${event.title}`,
      heading: `“${event.title}” is cancelled`,
      lead: `It was planned for ${event.when}`,
      blocks: toPage(event, 'en'),
      note: 'The attached file takes the event out of your calendar.',
    }),
    ru: (event) => ({
      subject: `Отменено: ${event.title}`,
      heading: `Мероприятие «${event.title}» отменено`,
      lead: `Планировалось: ${event.when}`,
      blocks: toPage(event, 'ru'),
      note: 'Вложенный файл уберёт мероприятие из календаря.',
    }),
  },
  attachments: withFile('CANCEL'),
  sample: sampleGone,
};
