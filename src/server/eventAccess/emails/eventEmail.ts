import {
  calendarFile,
  calendarType,
  type CalendarEntry,
  type CalendarMethod,
  type EntryStatus,
} from '../../calendar/calendarFile';
import type { Lang } from '../../../lib/lang';
import type { Attachment, Block, Setting } from '../../notifications/kinds/definition';
import { fact } from '../../notifications/kinds/fact';

/** An event's data for a calendar, with the parts of the location that the recipient may see. */
interface EventEntry {
  readonly id: string;
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly zone: string;
  readonly location: string;
  readonly path: string;
  readonly status: EntryStatus;
  readonly changedAt: string;
  readonly attendeeName: string;
  readonly attendeeEmail: string;
}

/** An event's data for one recipient, in their language. */
export interface EventData {
  readonly eventId: string;
  readonly title: string;
  /** In the event's time zone. */
  readonly when: string;
  /** The parts of the place that they may see; '' for none, as in what follows. */
  readonly where: string;
  readonly map: string;
  readonly online: string;
  readonly url: string;
  readonly calendar: { readonly [Key in keyof EventEntry]: EventEntry[Key] };
}

/** The calendar file of an email. It names only the recipient as invited, and the community as organiser. */
export function eventFile(entry: EventEntry, method: CalendarMethod, setting: Setting): string {
  const { config } = setting;
  const { id, sequence, title, description, startsAt, endsAt, zone, location, path, status } = entry;
  const organizer = { name: config.community.title, email: config.community.senderEmail };
  const attendee = { name: entry.attendeeName, email: entry.attendeeEmail };
  const written: CalendarEntry = {
    id,
    sequence,
    title,
    description,
    zone,
    location,
    path,
    status,
    start: new Date(startsAt),
    changedAt: new Date(entry.changedAt),
    ...(endsAt === null ? {} : { end: new Date(endsAt) }),
    ...(method === 'PUBLISH' ? {} : { invitation: { organizer, attendee } }),
  };
  return calendarFile(setting, [written], method);
}

export const withFile =
  (method: CalendarMethod) =>
  ({ calendar }: EventData, setting: Setting): readonly Attachment[] => [
    {
      filename: 'event.ics',
      contentType: calendarType(method),
      content: eventFile(calendar, method, setting),
    },
  ];

/** The content that a recipient has read: without the sequence numbers for calendars. */
export function eventSays<Data extends EventData>(data: Data): unknown {
  const { calendar, ...said } = data;
  const { sequence: _, changedAt: __, ...entry } = calendar;
  return { ...said, calendar: entry };
}

export const paragraphs = (...texts: string[]): Block[] =>
  texts.filter(Boolean).map((text) => ({ type: 'paragraph', text }));

const words = {
  en: { where: 'Where', map: 'Map', online: 'Online', open: 'Open the event' },
  ru: { where: 'Где', map: 'Карта', online: 'Онлайн', open: 'Открыть событие' },
} satisfies Record<Lang, object>;

/** The location as the recipient may see it. */
export function places({ where, map, online }: EventData, lang: Lang): Block[] {
  const said = words[lang];
  return [...fact(said.where, where), ...fact(said.map, map), ...fact(said.online, online)];
}

/** The link to its page. Empty if the page is gone. */
export const toPage = ({ url }: Pick<EventData, 'url'>, lang: Lang): Block[] =>
  url ? [{ type: 'button', label: words[lang].open, url }] : [];

export function sampleEvent({ siteUrl, lang }: Setting): EventData {
  const en = lang === 'en';
  const title = en ? 'Breakfast by the river' : 'Завтрак у реки';
  const where = en ? 'Long Street 7, 14467 Potsdam, Germany' : 'Лонг-стрит, 7, 14467 Потсдам, Германия';
  return {
    eventId: '7',
    title,
    where,
    map: 'https://maps.app.goo.gl/point',
    when: en ? 'Tue 24 November, 09:00–11:00 (GMT+1)' : 'вт, 24 ноября, 09:00–11:00 (GMT+1)',
    online: 'https://meet.example/breakfast',
    url: `${siteUrl}/event/7`,
    calendar: {
      id: 'event-7',
      sequence: 0,
      title,
      location: where,
      path: '/event/7',
      status: 'CONFIRMED',
      description: en ? 'With coffee.' : 'С кофе.',
      startsAt: '2026-11-24T08:00:00.000Z',
      endsAt: '2026-11-24T10:00:00.000Z',
      zone: 'Europe/Berlin',
      changedAt: '2026-11-20T09:00:00.000Z',
      attendeeName: en ? 'Tomás Silva' : 'Тимур Ахметов',
      attendeeEmail: 'somebody@people.example',
    },
  };
}

/** The same without a location. */
export const sampleGone = (setting: Setting): EventData => ({
  ...sampleEvent(setting),
  where: '',
  map: '',
  online: '',
});
