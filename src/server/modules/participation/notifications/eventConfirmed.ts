import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { eventSays, places, sampleEvent, toPage } from '../../../eventAccess/emails/eventEmail';
import {
  sampleTicket,
  ticketBlocks,
  withFileAndTicket,
  withoutTicket,
  type WithTicket,
} from '../../../eventAccess/emails/ticketEmail';

/** To a person who got a seat: the exact location. */
export const eventConfirmed: NotificationDefinition<WithTicket, 'events'> = {
  kind: 'eventConfirmed',
  category: 'events',
  thing: 'participation',
  step: 4,
  label: { en: 'You’ve got a place at an event', ru: 'Вы участвуете в событии' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  ephemeral: true,
  forList: withoutTicket,
  content: {
    en: (event) => ({
      subject: `You’re going to “${event.title}”`,
      heading: `You’re going to “${event.title}”`,
      lead: event.when,
      blocks: [...places(event, 'en'), ...ticketBlocks(event, 'en'), ...toPage(event, 'en')],
      note: 'The attached file adds it to your calendar. If you can’t make it, cancel on the event’s page so someone else can have your place.',
    }),
    ru: (event) => ({
      subject: `Вы участвуете в событии «${event.title}»`,
      heading: `Вы участвуете в событии «${event.title}»`,
      lead: event.when,
      blocks: [...places(event, 'ru'), ...ticketBlocks(event, 'ru'), ...toPage(event, 'ru')],
      note: 'Вложенный файл добавит событие в календарь. Если не получится прийти, откажитесь от участия на его странице: место достанется другим.',
    }),
  },
  says: eventSays,
  attachments: withFileAndTicket,
  sample: (setting) => ({ ...sampleEvent(setting), ...sampleTicket(setting) }),
};
