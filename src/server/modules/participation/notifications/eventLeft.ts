import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import {
  eventSays,
  paragraphs,
  sampleGone,
  toPage,
  withFile,
  type EventData,
} from '../../../eventAccess/emails/eventEmail';

interface Left extends EventData {
  /** Whether they decided so themselves. */
  readonly byThemselves: boolean;
}

/** To a person who lost their seat; the event is in their calendar. */
export const eventLeft: NotificationDefinition<Left, 'events'> = {
  kind: 'eventLeft',
  category: 'events',
  thing: 'participation',
  reachesApart: true,
  label: { en: 'You’re no longer going to an event', ru: 'Вы больше не участвуете в событии' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: (event) => ({
      subject: `You’re no longer going to “${event.title}”`,
      heading: `You’re no longer going to “${event.title}”`,
      lead: event.byThemselves ? 'You gave up your place.' : 'The organisers took you off the list.',
      blocks: [...paragraphs(event.when), ...toPage(event, 'en')],
      note: 'The attached file takes the event out of your calendar.',
    }),
    ru: (event) => ({
      subject: `Вы больше не участвуете в событии «${event.title}»`,
      heading: `Вы больше не участвуете в событии «${event.title}»`,
      lead: event.byThemselves
        ? 'Вы отказались от участия.'
        : 'Организаторы убрали вас из списка участников.',
      blocks: [...paragraphs(event.when), ...toPage(event, 'ru')],
      note: 'Вложенный файл уберёт событие из календаря.',
    }),
  },
  says: eventSays,
  attachments: withFile('CANCEL'),
  sample: (setting) => ({ ...sampleGone(setting), byThemselves: true }),
};
