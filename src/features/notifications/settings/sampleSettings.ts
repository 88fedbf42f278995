import type {
  NotificationChannel,
  NotificationChoice,
  NotificationSettings,
  SentNotification,
} from '../../../generated/api/notification';

/** For stories and tests. */
const channelOf = (channel: string, changes: Partial<NotificationChannel> = {}): NotificationChannel => ({
  channel,
  isOn: true,
  state: 'CONNECTED',
  address: '',
  ...changes,
});

export const emailOf = (address: string, changes: Partial<NotificationChannel> = {}): NotificationChannel =>
  channelOf('EMAIL', { address, ...changes });

const kindOf = (
  kind: string,
  group: NotificationChoice['group'],
  label: string,
  channels = ['EMAIL'],
): NotificationChoice => ({ kind, group, label, channels });

export const sampleSettings: NotificationSettings = {
  channels: [emailOf('vera@fjord.example')],
  kinds: [
    kindOf('recommendations', 'PEOPLE', 'People to meet, every week'),
    kindOf('introduced', 'PEOPLE', 'Someone would like to meet you'),
    kindOf('meetingAgreed', 'MEETINGS', 'A meeting is agreed'),
    kindOf('eventReminder', 'EVENTS', 'A reminder a day before an event'),
    kindOf('news', 'COMMUNITY', 'News from the community’s managers', []),
  ],
  times: { pausedUntil: null, quietFrom: null, quietUntil: null, digestHour: null, showsText: false },
  timeZone: 'Europe/Belgrade',
};

/** With three channels, the last of them not connected. */
export const threeChannels: NotificationSettings = {
  ...sampleSettings,
  channels: [
    ...sampleSettings.channels,
    channelOf('TELEGRAM', { address: '@veralang' }),
    channelOf('PUSH', { state: 'NOT_CONNECTED', isOn: false }),
  ],
  kinds: [
    ...sampleSettings.kinds.map((one, at) => ({
      ...one,
      channels: at % 2 ? ['EMAIL', 'TELEGRAM'] : one.channels,
    })),
    kindOf('chatMessage', 'CHAT', 'Somebody wrote to you', ['TELEGRAM']),
  ],
};

let last = 0;

const sentOf = (changes: Partial<SentNotification>): SentNotification => {
  last += 1;
  return {
    id: `d${last}`,
    channel: 'EMAIL',
    title: 'Someone would like to meet you',
    why: 'You get these as a member of By the fire.',
    state: 'SENT',
    at: '2026-11-23T10:20:00.000Z',
    ...changes,
  };
};

/** Of three days, in every state, the latest first. */
export const sampleSent: readonly SentNotification[] = [
  sentOf({ state: 'WAITING', at: '2126-11-24T07:00:00.000Z' }),
  sentOf({ title: 'A meeting is agreed' }),
  sentOf({ title: 'Your request was answered', state: 'NOT_SENT', notSentFor: 'seen' }),
  sentOf({ title: 'A reminder a day before an event', state: 'NOT_SENT', notSentFor: 'paused' }),
  sentOf({ state: 'NOT_SENT', notSentFor: 'switchedOff', at: '2026-11-22T10:20:00.000Z' }),
  sentOf({ state: 'FAILED', at: '2026-11-22T09:20:00.000Z' }),
];
