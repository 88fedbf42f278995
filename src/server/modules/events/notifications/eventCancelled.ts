import type { Lang } from '../../../../lib/lang';
import type { NotificationContent, NotificationDefinition } from '../../../notifications/kinds/definition';
import { paragraphs, sampleGone, toPage, type EventData } from '../../../eventAccess/emails/eventEmail';
import { dateEntry, datesSay, mergeDates, withFiles } from './seriesDates';

export interface CancelledDate extends EventData {
  /** They waited for a place, and had none. */
  readonly waited?: boolean;
}

interface Cancelled extends CancelledDate {
  /** All dates of a series that one action cancelled, this one first. Absent for a single event. */
  readonly dates?: readonly { readonly [Key in keyof CancelledDate]: CancelledDate[Key] }[] | undefined;
}

/** Several dates of a series at once. */
const many: Record<Lang, (title: string, dates: readonly CancelledDate[]) => NotificationContent> = {
  en: (title, dates) => ({
    subject: `${dates.length} dates of “${title}” are cancelled`,
    heading: `${dates.length} dates of “${title}” are cancelled`,
    lead: 'These dates won’t take place.',
    blocks: dates.map((date) => dateEntry(date, date.waited ? 'You were on the waiting list.' : '')),
    note: 'The attached files take them out of your calendar.',
  }),
  ru: (title, dates) => ({
    subject: `Несколько встреч «${title}» отменены`,
    heading: `Несколько встреч «${title}» отменены`,
    lead: 'Эти встречи не состоятся.',
    blocks: dates.map((date) => dateEntry(date, date.waited ? 'Вы были в листе ожидания.' : '')),
    note: 'Вложенные файлы уберут их из календаря.',
  }),
};

/** To those who go, asked to, or wait for a place, once it does not take place. */
export const eventCancelled: NotificationDefinition<Cancelled, 'events'> = {
  kind: 'eventCancelled',
  category: 'events',
  thing: 'event',
  reachesApart: true,
  label: { en: 'An event is cancelled', ru: 'Событие отменено' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: (event) =>
      event.dates
        ? many.en(event.title, event.dates)
        : {
            subject: `“${event.title}” is cancelled`,
            heading: `“${event.title}” is cancelled`,
            lead: `It was planned for ${event.when}`,
            blocks: [
              ...paragraphs(event.waited ? 'You were on the waiting list.' : ''),
              ...toPage(event, 'en'),
            ],
            note: event.waited
              ? 'If the event is in your calendar, the attached file takes it out.'
              : 'The attached file takes the event out of your calendar.',
          },
    ru: (event) =>
      event.dates
        ? many.ru(event.title, event.dates)
        : {
            subject: `Событие «${event.title}» отменено`,
            heading: `Событие «${event.title}» отменено`,
            lead: `Оно планировалось на ${event.when}`,
            blocks: [...paragraphs(event.waited ? 'Вы были в листе ожидания.' : ''), ...toPage(event, 'ru')],
            note: event.waited
              ? 'Если вы добавили событие в календарь, вложенный файл уберёт его оттуда.'
              : 'Вложенный файл уберёт событие из календаря.',
          },
  },
  says: (event) => datesSay<CancelledDate>(event),
  merge: (earlier, later) => mergeDates<CancelledDate>(earlier, later, (_, date) => date),
  attachments: withFiles('CANCEL'),
  sample: sampleGone,
};
