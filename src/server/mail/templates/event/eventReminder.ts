import type { EmailDefinition } from '../email';
import { places, sampleEvent, toPage } from './eventEmail';
import { sampleTicket, ticketBlocks, withFileAndTicket, type WithTicket } from './ticket';

const said = {
  DAY: { en: 'Tomorrow', ru: 'Завтра' },
  HOUR: { en: 'In an hour', ru: 'Через час' },
};

const reminder = (when: keyof typeof said, worth: number): EmailDefinition<WithTicket, 'events'> => ({
  category: 'events',
  worth,
  content: {
    en: (event) => ({
      subject: `${said[when].en}: ${event.title}`,
      heading: `${said[when].en}: “${event.title}”`,
      lead: event.when,
      blocks: [...places(event, 'en'), ...ticketBlocks(event, 'en'), ...toPage(event, 'en')],
      note: 'If you can’t make it, cancel on the event’s page so someone else can have your place.',
    }),
    ru: (event) => ({
      subject: `${said[when].ru}: ${event.title}`,
      heading: `${said[when].ru}: «${event.title}»`,
      lead: event.when,
      blocks: [...places(event, 'ru'), ...ticketBlocks(event, 'ru'), ...toPage(event, 'ru')],
      note: 'Если не получится прийти, откажитесь от участия на странице события: место достанется другим.',
    }),
  },
  attachments: withFileAndTicket,
  sample: (setting) => ({ ...sampleEvent(setting), ...sampleTicket(setting) }),
});

/** A day before it begins. */
export const eventTomorrow = reminder('DAY', 12 * 3600);
/** An hour before. */
export const eventSoon = reminder('HOUR', 50 * 60);
