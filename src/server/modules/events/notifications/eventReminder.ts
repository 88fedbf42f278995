import type { Lang } from '../../../../lib/lang';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { places, sampleEvent, toPage } from '../../../eventAccess/emails/eventEmail';
import {
  sampleTicket,
  ticketBlocks,
  withFileAndTicket,
  withoutTicket,
  type WithTicket,
} from '../../../eventAccess/emails/ticketEmail';

const said = {
  DAY: { en: 'is tomorrow', ru: 'будет завтра' },
  HOUR: { en: 'starts in an hour', ru: 'начнётся через час' },
};

interface Reminder {
  kind: string;
  when: keyof typeof said;
  /** In seconds. */
  expiresIn: number;
  label: Record<Lang, string>;
}

const reminder = ({ when, ...rest }: Reminder): NotificationDefinition<WithTicket, 'events'> => ({
  ...rest,
  category: 'events',
  thing: 'reminder',
  ephemeral: true,
  forList: withoutTicket,
  listed: 'members',
  content: {
    en: (event) => ({
      subject: `“${event.title}” ${said[when].en}`,
      heading: `“${event.title}” ${said[when].en}`,
      lead: event.when,
      blocks: [...places(event, 'en'), ...ticketBlocks(event, 'en'), ...toPage(event, 'en')],
      note: 'If you can’t make it, cancel on the event’s page so someone else can have your place.',
    }),
    ru: (event) => ({
      subject: `Событие «${event.title}» ${said[when].ru}`,
      heading: `Событие «${event.title}» ${said[when].ru}`,
      lead: event.when,
      blocks: [...places(event, 'ru'), ...ticketBlocks(event, 'ru'), ...toPage(event, 'ru')],
      note: 'Если не получится прийти, откажитесь от участия на странице события: место достанется другим.',
    }),
  },
  attachments: withFileAndTicket,
  sample: (setting) => ({ ...sampleEvent(setting), ...sampleTicket(setting) }),
});

/** A day before it begins. */
export const eventTomorrow = reminder({
  kind: 'eventTomorrow',
  when: 'DAY',
  expiresIn: 12 * 3600,
  label: { en: 'A reminder a day before an event', ru: 'Напоминание за день до события' },
});
/** An hour before. */
export const eventSoon = reminder({
  kind: 'eventSoon',
  when: 'HOUR',
  expiresIn: 50 * 60,
  label: { en: 'A reminder an hour before an event', ru: 'Напоминание за час до события' },
});
