import type { Lang } from '../../../../lib/lang';
import type { NotificationContent, NotificationDefinition } from '../../../notifications/kinds/definition';
import {
  eventSays,
  paragraphs,
  places,
  sampleEvent,
  toPage,
  type EventData,
} from '../../../eventAccess/emails/eventEmail';
import { dateEntry, datesSay, mergeDates, withFiles } from './seriesDates';

export interface ChangedDate extends EventData {
  /** The earlier time; '' if it is unchanged. */
  readonly before: string;
  /** Whether the location changed, on site or online. */
  readonly moved: boolean;
}

interface Changed extends ChangedDate {
  /** All dates of a series that one action changed, this one first. Absent for a single event. */
  readonly dates?: readonly { readonly [Key in keyof ChangedDate]: ChangedDate[Key] }[] | undefined;
}

const placeTexts = (date: ChangedDate, lang: Lang): string[] =>
  places(date, lang).flatMap((block) => (block.type === 'paragraph' ? block.text : []));

/** Several dates of a series at once. */
const many: Record<Lang, (title: string, dates: readonly ChangedDate[]) => NotificationContent> = {
  en: (title, dates) => ({
    subject: `${dates.length} dates of “${title}” have changed`,
    heading: `${dates.length} dates of “${title}” have changed`,
    lead: 'These are the dates you’re going to, as they are now.',
    blocks: dates.map((date) =>
      dateEntry(date, date.before && `It was planned for ${date.before}`, ...placeTexts(date, 'en')),
    ),
    note: 'Your places are still yours. The attached files update your calendar. If you can’t make it, cancel on the event’s page.',
  }),
  ru: (title, dates) => ({
    subject: `Расписание «${title}» изменилось`,
    heading: `Расписание «${title}» изменилось`,
    lead: 'Вот встречи, в которых вы участвуете, с учётом изменений.',
    blocks: dates.map((date) =>
      dateEntry(date, date.before && `Раньше было назначено на ${date.before}`, ...placeTexts(date, 'ru')),
    ),
    note: 'Ваши места остаются за вами. Вложенные файлы обновят календарь. Если не получится прийти, откажитесь от участия на странице события.',
  }),
};

/** To those who go, once it is at another time or elsewhere: their place stays theirs. */
export const eventChanged: NotificationDefinition<Changed, 'events'> = {
  kind: 'eventChanged',
  category: 'events',
  thing: 'event',
  label: { en: 'An event is at another time or place', ru: 'У события новое время или место' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: (event) =>
      event.dates
        ? many.en(event.title, event.dates)
        : {
            subject: event.before
              ? `“${event.title}” is at another time`
              : `“${event.title}” is somewhere else`,
            heading: event.before
              ? `“${event.title}” is at another time`
              : `“${event.title}” is somewhere else`,
            lead: event.before ? `It’s now on ${event.when}` : `It’s still on ${event.when}`,
            blocks: [
              ...paragraphs(
                event.before && `It was planned for ${event.before}`,
                event.before && event.moved ? 'The place has changed too.' : '',
              ),
              ...places(event, 'en'),
              ...toPage(event, 'en'),
            ],
            note: 'Your place is still yours. The attached file updates your calendar. If you can’t make it, cancel on the event’s page.',
          },
    ru: (event) =>
      event.dates
        ? many.ru(event.title, event.dates)
        : {
            subject: `У события «${event.title}» новое ${event.before ? 'время' : 'место'}`,
            heading: `У события «${event.title}» новое ${event.before ? 'время' : 'место'}`,
            lead: event.before ? `Новое время — ${event.when}` : `Время прежнее — ${event.when}`,
            blocks: [
              ...paragraphs(
                event.before && `Раньше оно было назначено на ${event.before}`,
                event.before && event.moved ? 'Изменилось и место.' : '',
              ),
              ...places(event, 'ru'),
              ...toPage(event, 'ru'),
            ],
            note: 'Ваше место остаётся за вами. Вложенный файл обновит календарь. Если не получится прийти, откажитесь от участия на странице события.',
          },
  },
  // The state before is part of the change, not of what the reader knows about the event.
  says: (event) => datesSay<ChangedDate>(event, ({ before: _, moved: __, ...date }) => eventSays(date)),
  merge: (earlier, later) =>
    mergeDates<ChangedDate>(earlier, later, (told, date) => {
      const was = told.before || date.before;
      const before = was === date.when ? '' : was;
      const moved = told.moved || date.moved;
      return before || moved ? { ...date, before, moved } : undefined;
    }),
  attachments: withFiles('REQUEST'),
  sample: (setting) => ({
    ...sampleEvent(setting),
    before:
      setting.lang === 'en' ? 'Mon 23 November, 09:00–11:00 (GMT+1)' : 'пн, 23 ноября, 09:00–11:00 (GMT+1)',
    moved: true,
  }),
};
