import type { CalendarMethod } from '../../../calendar/calendarFile';
import { calendarType } from '../../../calendar/calendarFile';
import type { Attachment, Block, Setting } from '../../../notifications/kinds/definition';
import { eventFile, eventSays, type EventData } from '../../../eventAccess/emails/eventEmail';

/** An email about an event, and about more dates of its series where one act touched several. */
type WithDates<Data extends EventData> = Data & { readonly dates?: readonly Data[] | undefined };

/** Several dates as one email has them; there is at least one. */
export function ofDates<Data extends EventData>(dates: readonly Data[]): WithDates<Data> {
  const [first] = dates;
  if (!first) throw new Error('an email about no date');
  // Undefined takes the place of those that an email had before.
  return { ...first, dates: dates.length > 1 ? dates : undefined };
}

/** The dates that an email is about. */
const datesOf = <Data extends EventData>({ dates, ...first }: WithDates<Data>): readonly Data[] =>
  dates ?? [first as unknown as Data];

/** An entry for one of several dates: its time, some lines, and a link to its page. */
export const dateEntry = ({ when, url }: EventData, ...lines: string[]): Block => ({
  type: 'entry',
  title: when,
  text: lines.filter(Boolean).join('\n'),
  url,
});

/** A file for each date: calendars take one event of an invitation. */
export const withFiles =
  (method: CalendarMethod) =>
  <Data extends EventData>(data: WithDates<Data>, setting: Setting): readonly Attachment[] =>
    datesOf(data).map(({ calendar }, at, { length }) => ({
      filename: length > 1 ? `event-${at + 1}.ics` : 'event.ics',
      contentType: calendarType(method),
      content: eventFile(calendar, method, setting),
    }));

/** What a reader of all dates knows. */
export const datesSay = <Data extends EventData>(
  data: WithDates<Data>,
  says: (date: Data) => unknown = eventSays,
): unknown => datesOf(data).map(says);

/** Merges the dates of two emails: the later state of each date, combined with the earlier text. */
export function mergeDates<Data extends EventData>(
  earlier: WithDates<Data>,
  later: WithDates<Data>,
  join: (earlier: Data, later: Data) => Data | undefined,
): WithDates<Data> | undefined {
  const before = new Map(datesOf(earlier).map((date) => [date.eventId, date]));
  const after = datesOf(later);
  const ids = new Set(after.map(({ eventId }) => eventId));
  const joined = after.flatMap((date) => {
    const told = before.get(date.eventId);
    return (told ? join(told, date) : date) ?? [];
  });
  const all = [...[...before.values()].filter(({ eventId }) => !ids.has(eventId)), ...joined];
  if (all.length === 0) return undefined;
  return ofDates(all.toSorted((one, other) => one.calendar.startsAt.localeCompare(other.calendar.startsAt)));
}
