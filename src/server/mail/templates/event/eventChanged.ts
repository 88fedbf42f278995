import type { EmailDefinition } from '../email';
import { paragraphs, places, sampleEvent, toPage, withFile, type EventData } from './eventEmail';

export interface Changed extends EventData {
  /** When it was to be before; '' where it is still then. */
  readonly before: string;
  /** Whether it is elsewhere, in a place or online. */
  readonly moved: boolean;
}

/** To those who go, once it is at another time or elsewhere: their place stays theirs. */
export const eventChanged: EmailDefinition<Changed, 'events'> = {
  category: 'events',
  worth: 3 * 86_400,
  content: {
    en: (event) => ({
      subject: `${event.before ? 'New time' : 'New place'}: ${event.title}`,
      heading: event.before ? `“${event.title}” is at another time` : `“${event.title}” is somewhere else`,
      lead: `${event.before ? 'Now' : 'As before'}: ${event.when}`,
      blocks: [
        ...paragraphs(
          event.before && `It was: ${event.before}`,
          event.before && event.moved ? 'The place has changed too.' : '',
        ),
        ...places(event, 'en'),
        ...toPage(event, 'en'),
      ],
      note: 'Your place is still yours. The attached file updates your calendar. If you can’t make it, cancel on the event’s page.',
    }),
    ru: (event) => ({
      subject: `${event.before ? 'Новое время' : 'Новое место'}: ${event.title}`,
      heading: event.before ? `«${event.title}»: другое время` : `«${event.title}»: другое место`,
      lead: event.before ? `Теперь: ${event.when}` : `Время прежнее: ${event.when}`,
      blocks: [
        ...paragraphs(
          event.before && `Было: ${event.before}`,
          event.before && event.moved ? 'Изменилось и место.' : '',
        ),
        ...places(event, 'ru'),
        ...toPage(event, 'ru'),
      ],
      note: 'Ваше место остаётся за вами. Вложенный файл обновит календарь. Если не получится прийти, откажитесь от участия на странице события.',
    }),
  },
  attachments: withFile('REQUEST'),
  sample: (setting) => ({
    ...sampleEvent(setting),
    before:
      setting.lang === 'en' ? 'Mon 23 November, 09:00–11:00 (GMT+1)' : 'пн, 23 ноября, 09:00–11:00 (GMT+1)',
    moved: true,
  }),
};
