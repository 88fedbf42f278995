import type { CommunityConfig } from '../../../config/types';
import type { Meeting, MeetingState, Offered, Place } from '../../../generated/api/meeting';
import type { PersonCard } from '../../../generated/api/shared';
import { actionsOf, openSlots, stateFor, type MeetingTimes } from '../../../lib/rules/meeting/meetingStates';
import { communityLink, type Place as StoredPlace } from '../../../lib/rules/meeting/places';
import type { meetings } from '../../db/schema';

export type StoredMeeting = typeof meetings.$inferSelect;

/** The columns of a meeting that is called off. */
export const nothingOffered = {
  slots: [],
  offer: null,
  message: null,
  messageLang: null,
} satisfies Partial<StoredMeeting>;

export const timesOf = (meeting: StoredMeeting): MeetingTimes => ({
  ...meeting,
  startsAt: meeting.startsAt?.toISOString() ?? null,
});

type Matching = Pick<CommunityConfig, 'community'>;

function shown({ kind, text }: StoredPlace, id: string, { community }: Matching): Place {
  const { meetingUrl } = community.matching;
  if (kind === 'LATER') return { kind, text: '', url: null };
  if (kind === 'COMMUNITY') {
    // The community may have given its address up since.
    const url = meetingUrl ? communityLink(meetingUrl, id) : null;
    return { kind, text: url ?? '', url };
  }
  return { kind, text, url: kind === 'LINK' ? text : null };
}

export const placeOf = ({ id, placeKind, placeText }: StoredMeeting, config: Matching): Place =>
  shown({ kind: placeKind, text: placeText }, id, config);

/** How long and where, of the times that wait to be picked. */
export function offeredOf(meeting: StoredMeeting, config: Matching): Offered {
  const { id, minutes, offer } = meeting;
  if (!offer) return { minutes, place: placeOf(meeting, config) };
  return { minutes: offer.minutes, place: shown(offer.place, id, config) };
}

/** The zones of the caller and of the other; the community's where one is not known. */
export function zonesOf(
  { firstId, firstZone, secondZone }: StoredMeeting,
  callerId: string,
  { community }: Matching,
): [string, string] {
  const first = firstZone ?? community.timeZone;
  const second = secondZone ?? community.timeZone;
  return firstId === callerId ? [first, second] : [second, first];
}

/** What came with the latest times, as long as the two may still meet. */
function messageFor(
  { message, messageLang, proposedBy }: StoredMeeting,
  callerId: string,
  state: MeetingState,
): Meeting['message'] {
  if (!message || state === 'CANCELLED' || state === 'PAST') return null;
  return { text: message, lang: messageLang ?? undefined, own: proposedBy === callerId };
}

/** A meeting as one of the two sees it. */
export function presentMeeting(
  meeting: StoredMeeting,
  subject: PersonCard,
  { config, callerId, now }: { config: Matching; callerId: string; now: Date },
): Meeting {
  const times = timesOf(meeting);
  const [timeZone, theirTimeZone] = zonesOf(meeting, callerId, config);
  const state = stateFor(times, callerId, now);
  return {
    id: meeting.id,
    version: meeting.version,
    subject,
    state,
    acts: actionsOf(times, callerId, now),
    slots: openSlots(times, now),
    minutes: meeting.minutes,
    startsAt: times.startsAt,
    place: placeOf(meeting, config),
    offered: meeting.offer && times.slots.length > 0 ? offeredOf(meeting, config) : null,
    message: messageFor(meeting, callerId, state),
    timeZone,
    theirTimeZone,
  };
}
