import { calendarFile, calendarType, type CalendarMethod } from '../../../calendar/calendarFile';
import { endOf } from '../../../../lib/rules/meeting/meetingStates';
import type { Attachment, Block, Setting } from '../../../notifications/kinds/definition';

/** The calendar data of a meeting. Its title names the other person. */
export interface MeetingEntry {
  uid: string;
  sequence: number;
  title: string;
  startsAt: string;
  minutes: number;
  location: string;
  path: string;
  changedAt: string;
  attendeeName: string;
  attendeeEmail: string;
}

/** The data of a meeting for one of the two, in their language and time zone. */
export interface MeetingData {
  /** The other's. */
  name: string;
  when: string;
  /** The same in the other's time. '' if it is equal. */
  theirs: string;
  /** The location: an address or a place. */
  where: string;
  /** The page with the meeting. '' if the two can no longer meet. */
  url: string;
  calendar: { readonly [Key in keyof MeetingEntry]: MeetingEntry[Key] };
}

/** The file that a calendar takes. */
export function meetingFile(
  entry: MeetingEntry,
  method: CalendarMethod,
  { config, lang, siteUrl }: Setting,
): string {
  const { uid, sequence, title, startsAt, minutes, location, path, changedAt } = entry;
  const organizer = { name: config.community.title, email: config.community.senderEmail };
  const attendee = { name: entry.attendeeName, email: entry.attendeeEmail };
  return calendarFile(
    { config, lang, siteUrl },
    [
      {
        id: uid,
        title,
        location,
        path,
        start: new Date(startsAt),
        end: endOf(startsAt, minutes),
        changedAt: new Date(changedAt),
        sequence,
        invitation: { organizer, attendee },
      },
    ],
    method,
  );
}

/** What a reader of the email knows, without the sequence numbers for calendars. */
export function meetingSays(data: MeetingData): unknown {
  const { calendar, ...said } = data;
  const { sequence: _, changedAt: __, ...entry } = calendar;
  return { ...said, calendar: entry };
}

export const attached =
  (method: CalendarMethod) =>
  ({ calendar }: MeetingData, setting: Setting): readonly Attachment[] => [
    {
      filename: 'meeting.ics',
      contentType: calendarType(method),
      content: meetingFile(calendar, method, setting),
    },
  ];

export const lines = (...texts: string[]): Block[] =>
  texts.filter(Boolean).map((text) => ({ type: 'paragraph', text }));

export const sampleMeeting = ({ siteUrl, lang }: Setting): MeetingData => {
  const en = lang === 'en';
  return {
    name: en ? 'Anna Petrova' : 'Анна Петрова',
    when: en ? 'Tue 24 November, 18:30–19:00 (GMT+1)' : 'вт, 24 ноября, 18:30–19:00 (GMT+1)',
    theirs: en ? 'Tue 24 November, 20:30–21:00 (GMT+3)' : 'вт, 24 ноября, 20:30–21:00 (GMT+3)',
    where: 'https://meet.example/7f3a',
    url: `${siteUrl}/contacts`,
    calendar: {
      uid: 'meeting-7',
      sequence: 0,
      title: en ? 'Anna Petrova and Tomás Silva' : 'Анна Петрова и Тимур Ахметов',
      startsAt: '2026-11-24T17:30:00.000Z',
      minutes: 30,
      location: 'https://meet.example/7f3a',
      path: '/contacts',
      changedAt: '2026-11-20T09:00:00.000Z',
      attendeeName: en ? 'Tomás Silva' : 'Тимур Ахметов',
      attendeeEmail: 'somebody@people.example',
    },
  };
};
