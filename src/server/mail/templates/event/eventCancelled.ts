import type { EmailDefinition } from '../email';
import { paragraphs, sampleGone, toPage, withFile, type EventData } from './eventEmail';

export interface Cancelled extends EventData {
  /** They waited for a place, and had none. */
  readonly waited?: boolean;
}

/** To those who go, asked to, or wait for a place, once it does not take place. */
export const eventCancelled: EmailDefinition<Cancelled, 'events'> = {
  category: 'events',
  worth: 3 * 86_400,
  content: {
    en: (event) => ({
      subject: `Cancelled: ${event.title}`,
      heading: `“${event.title}” is cancelled`,
      lead: `It was planned for ${event.when}`,
      blocks: [...paragraphs(event.waited ? 'You were on the waiting list.' : ''), ...toPage(event, 'en')],
      note: event.waited
        ? 'The attached file takes the event out of your calendar, if you put it there.'
        : 'The attached file takes the event out of your calendar.',
    }),
    ru: (event) => ({
      subject: `Отменено: ${event.title}`,
      heading: `Событие «${event.title}» отменено`,
      lead: `Планировалось: ${event.when}`,
      blocks: [...paragraphs(event.waited ? 'Вы были в листе ожидания.' : ''), ...toPage(event, 'ru')],
      note: event.waited
        ? 'Если вы добавили событие в календарь, вложенный файл уберёт его оттуда.'
        : 'Вложенный файл уберёт событие из календаря.',
    }),
  },
  attachments: withFile('CANCEL'),
  sample: sampleGone,
};
