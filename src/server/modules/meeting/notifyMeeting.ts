import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { contactsPath } from '../../../lib/contactTabs';
import { routePaths } from '../../../lib/routes';
import { formatTime, showSame } from '../../../lib/rules/meeting/formatTime';
import type { Transaction } from '../../db/database';
import { nameOf } from '../../people/nameOf';
import type { MeetingEntry } from './notifications/meetingEmail';
import { memberOf } from '../../notifications/recipients/recipient';
import { urgentFrom } from '../../notifications/kinds/urgent';
import type { Somebody } from './pair';
import { offeredOf, placeOf, zonesOf, type StoredMeeting } from './present';
import { meetingCancelled } from './notifications/meetingCancelled';
import { meetingProposed } from './notifications/meetingProposed';
import type { meetingAgreed } from './notifications/meetingAgreed';

type App = Pick<FastifyInstance, 'communities' | 'notify'>;

interface About {
  config: CommunityConfig;
  meeting: StoredMeeting;
  /** The recipient, and the other person. */
  to: Somebody;
  other: Somebody;
  /** The participant who acted. */
  by: string;
}

const occasionOf = ({ meeting, to, by }: About) => ({
  cause: `${meeting.id}:${meeting.version}:${to.id}`,
  thing: meeting.id,
  by: { participantId: by },
  urgentFrom: meeting.startsAt ? urgentFrom({ startsAt: meeting.startsAt }) : undefined,
});

/** The calendar entry of an agreed meeting for one of the two. */
export function entryOf({ config, meeting, to, other }: Omit<About, 'by'>, email: string): MeetingEntry {
  return {
    uid: meeting.uid,
    sequence: meeting.sequence,
    title: `${nameOf(to)} – ${nameOf(other)}`,
    startsAt: (meeting.startsAt ?? meeting.changedAt).toISOString(),
    minutes: meeting.minutes,
    location: placeOf(meeting, config).text,
    path: routePaths.contacts,
    changedAt: meeting.changedAt.toISOString(),
    attendeeName: nameOf(to),
    attendeeEmail: email,
  };
}

/** Notifies the other of times that are offered. */
export async function notifyProposed(app: App, tx: Transaction, about: About): Promise<void> {
  const { config, meeting, to, other } = about;
  const recipient = await memberOf(app, tx.orm, config, to.userId);
  if (!recipient) return;
  const { lang, siteUrl } = recipient;
  const [mine] = zonesOf(meeting, to.id, config);
  const { minutes, place } = offeredOf(meeting, config);
  const data = {
    name: nameOf(other),
    times: meeting.slots.map((slot) => formatTime(slot, minutes, { lang, zone: mine })),
    slots: meeting.slots,
    timeZone: mine,
    where: place.text,
    message: meeting.message ?? '',
    again: meeting.state === 'AGREED',
    url: siteUrl + routePaths.contacts,
  };
  await app.notify(tx, meetingProposed, recipient, data, {
    ...occasionOf(about),
    // The pair and not the meeting: a new proposal after a cancellation is another meeting.
    thing: `${meeting.firstId}:${meeting.secondId}`,
    about: [other.id],
  });
}

/**
 * Notifies one of the two that an agreed meeting is cancelled because they can no longer meet. It names the other and
 * says nothing else about them.
 */
export async function notifyCalledOff(app: App, tx: Transaction, about: About): Promise<void> {
  const { config, meeting, to, other } = about;
  const recipient = await memberOf(app, tx.orm, config, to.userId);
  if (!recipient || !meeting.startsAt) return;
  const { lang, email } = recipient;
  const [zone] = zonesOf(meeting, to.id, config);
  const data = {
    name: nameOf(other),
    when: formatTime(meeting.startsAt.toISOString(), meeting.minutes, { lang, zone }),
    theirs: '',
    where: '',
    url: '',
    calendar: { ...entryOf(about, email), location: '' },
  };
  // Not about the other: it goes out though they are gone.
  await app.notify(tx, meetingCancelled, recipient, data, occasionOf(about));
}

/** Notifies one of the two that a time is agreed, changed or called off, with a file for their calendar. */
export async function notifyMeeting(
  app: App,
  tx: Transaction,
  notification: typeof meetingAgreed,
  about: About,
): Promise<void> {
  const { config, meeting, to, other } = about;
  const recipient = await memberOf(app, tx.orm, config, to.userId);
  if (!recipient || !meeting.startsAt) return;
  const { lang, siteUrl, email } = recipient;
  const [mine, theirs] = zonesOf(meeting, to.id, config);
  const startsAt = meeting.startsAt.toISOString();
  const say = (zone: string) => formatTime(startsAt, meeting.minutes, { lang, zone });
  const data = {
    name: nameOf(other),
    when: say(mine),
    theirs: showSame(meeting.startsAt, mine, theirs) ? '' : say(theirs),
    where: placeOf(meeting, config).text,
    // A cancelled meeting is no longer above the lists, so the link leads to the other's row, where another time can be
    // suggested.
    url: siteUrl + (notification === meetingCancelled ? contactsPath('connected') : routePaths.contacts),
    calendar: entryOf(about, email),
  };
  await app.notify(tx, notification, recipient, data, { ...occasionOf(about), about: [other.id] });
}
