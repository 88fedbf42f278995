import { formatWhen } from '../../../lib/rules/event/formatEvent';
import type { EntryStatus } from '../../calendar/calendarFile';
import type { EventData } from './eventEmail';
import type { StoredEvent } from '../stored';
import { entryOf, locationTextsOf } from '../calendarEntry';
import type { Reader } from '../reader';

/** Maximum length of the description in the calendar entry. The event's page has the whole text. */
const longest = 500;

const shortened = (text: string): string => {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
};

interface Told {
  /** Whether they have a seat. Others see the public location. */
  isExpected: boolean;
  /** The number of the event in their calendar. */
  sequence: number;
  status?: EntryStatus;
  /** The event has no page any more. */
  isGone?: boolean;
  now: Date;
}

/** The data of an event in an email to one person. */
export function dataOf(
  event: StoredEvent,
  { lang, siteUrl, email, name }: Pick<Reader, 'lang' | 'siteUrl' | 'email' | 'name'>,
  { isExpected, sequence, status = 'CONFIRMED', isGone = false, now }: Told,
): EventData {
  const { start, end, changedAt: _, description, ...entry } = entryOf(event, { isExpected, sequence });
  const [startsAt, endsAt] = [start.toISOString(), end?.toISOString() ?? null];
  return {
    eventId: event.id,
    title: event.title,
    ...locationTextsOf(event, isExpected),
    when: formatWhen({ startsAt, endsAt }, { lang, zone: event.timeZone, now }),
    url: isGone ? '' : siteUrl + entry.path,
    calendar: {
      ...entry,
      description: shortened(description),
      startsAt,
      endsAt,
      status,
      // Of two entries with the same number, calendars use the one that was written later.
      changedAt: now.toISOString(),
      attendeeName: name,
      attendeeEmail: email,
    },
  };
}
