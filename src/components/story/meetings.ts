import type { FreeTimes, Match, Meeting } from '../../generated/api/meeting';
import { vera } from './participants';

/** The current time in stories of meetings. */
export const storyNow = () => new Date('2026-11-24T09:00:00Z');

const { id, slug, firstName, lastName, position, company, avatarUrl, tags } = vera;
const subject = { id, slug, firstName, lastName, position, company, avatarUrl, tags, city: 'Lisbon' };

/** Times that Vera offers, from another zone. */
export const offered: Meeting = {
  id: 'm1',
  version: 1,
  subject,
  state: 'PROPOSED_BY_THEM',
  acts: ['PICK', 'PROPOSE', 'CANCEL'],
  slots: ['2026-11-25T17:30:00.000Z', '2026-11-26T08:00:00.000Z', '2026-11-27T23:30:00.000Z'],
  minutes: 30,
  startsAt: null,
  offered: null,
  place: { kind: 'COMMUNITY', text: 'https://meet.example/m1', url: 'https://meet.example/m1' },
  message: {
    text: 'I’d love to hear how you found your first clinics.\nA short call would do.',
    lang: 'en',
    own: false,
  },
  timeZone: 'Europe/Belgrade',
  theirTimeZone: 'Europe/Lisbon',
};

/** Free times of two, on three days and later. */
export const free: FreeTimes = {
  times: [24, 25, 26, 27, 30].flatMap((day) =>
    ['13:00', '14:00', '15:30', '16:30'].map((clock) => `2026-11-${day}T${clock}:00.000Z`),
  ),
  inWorkingHours: true,
  theirTimeZone: 'Europe/Lisbon',
};

export const agreed: Meeting = {
  ...offered,
  state: 'AGREED',
  acts: ['PROPOSE', 'CANCEL', 'SAVE'],
  slots: [],
  startsAt: '2026-11-25T17:30:00.000Z',
  message: null,
};

export const match: Match = {
  matchingId: 'p1',
  matchingResultId: 'r1',
  subject,
  connectedAt: '2026-11-10T09:00:00.000Z',
  metAt: '2026-11-16T17:30:00.000Z',
  score: null,
  couldNotMeet: false,
  note: null,
};
