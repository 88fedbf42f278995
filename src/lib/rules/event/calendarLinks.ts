/** The data of an event that a web calendar gets. */
export interface CalendarEntry {
  title: string;
  /** Address of the event's page, which is sent instead of the description. */
  url: string;
  place: string;
  /** ISO 8601. */
  startsAt: string;
  /** Null where the end is open: calendars have it last an hour. */
  endsAt: string | null;
  timeZone: string;
}

const hour = 3_600_000;

/** ISO 8601 without separators: `20261126T173000Z`. */
const basic = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

function outlook(host: string, { title, url, place, startsAt }: CalendarEntry, end: string): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: url,
    location: place,
    startdt: startsAt,
    enddt: end,
  });
  return `https://${host}/calendar/0/deeplink/compose?${query.toString()}`;
}

/** The addresses by which calendars on the web take an event over (EVT-08). */
export function calendarLinks(entry: CalendarEntry): Record<'google' | 'outlook' | 'office', string> {
  const { title, url, place, startsAt, endsAt, timeZone } = entry;
  const end = endsAt ?? new Date(new Date(startsAt).getTime() + hour).toISOString();
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    details: url,
    location: place,
    ctz: timeZone,
    dates: `${basic(startsAt)}/${basic(end)}`,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: outlook('outlook.live.com', entry, end),
    office: outlook('outlook.office.com', entry, end),
  };
}
