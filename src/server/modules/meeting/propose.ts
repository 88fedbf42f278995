import { and, eq, inArray } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Meeting, ProposeMeetingBody } from '../../../generated/api/meeting';
import type { Lang } from '../../../lib/lang';
import { isOpen } from '../../../lib/rules/meeting/meetingStates';
import { longestMessage } from '../../../lib/rules/meeting/messages';
import { hasText, longestPlace, placeProblem, type Place } from '../../../lib/rules/meeting/places';
import { slotProblem } from '../../../lib/rules/meeting/slots';
import { cleanLine, cleanText, textLength } from '../../../lib/rules/text';
import { languagesOf } from '../../db/languagesOf';
import { meetings } from '../../db/schema';
import { AppError } from '../../errors';
import { inOrder, otherIdOf } from '../../people/pair';
import { randomId } from '../../tokens';
import { changeMeeting, lockMeeting, present, zonesFor, type By, type MeetingsOptions } from './lockMeeting';
import { lockPair } from './pair';
import { timesOf } from './present';
import { notifyProposed } from './notifyMeeting';

const refuse = (path: string, message: string): never => {
  throw new AppError(1100, { details: [{ path, message }] });
};

/** The location as it is stored. Throws 1100 if it is missing. */
function checkedPlace({ kind, text = '' }: ProposeMeetingBody['place'], config: CommunityConfig): Place {
  const place = { kind, text: hasText(kind) ? cleanLine(text) : '' };
  const problem = placeProblem(place, config.community.matching.meetingUrl);
  if (problem) refuse('place', problem === 'link' ? 'is no address that begins with https://' : 'is missing');
  if (textLength(place.text) > longestPlace) refuse('place.text', `is longer than ${longestPlace}`);
  return place;
}

/** The words that go with the times, as columns. Throws 1100 if they are too long. */
function checkedMessage(text: string, lang: Lang) {
  const message = cleanText(text) || null;
  if (message && textLength(message) > longestMessage) refuse('message', `is longer than ${longestMessage}`);
  return { message, messageLang: null, ...languagesOf(meetings, { message }, lang) };
}

/** M13: times and a place are offered, for the first time or in place of others. */
export function createPropose({ app, now }: MeetingsOptions) {
  return (by: By, body: ProposeMeetingBody, lang: Lang): Promise<Meeting> => {
    const { config, callerId } = by;
    const at = now();
    const { subjectId, meetingId, version, minutes, timeZone } = body;
    /** Validated after the pair is found, because an error in the input must not reveal that the other person exists. */
    const readOffer = () => {
      const place = checkedPlace(body.place, config);
      const problem = slotProblem(body.slots, at);
      if (problem) throw new AppError(1182, { details: [{ path: 'slots', message: problem }] });
      const slots = body.slots.map((slot) => new Date(slot).toISOString()).sort();
      const settled = { minutes, placeKind: place.kind, placeText: place.text };
      const message = checkedMessage(body.message ?? '', lang);
      return { place, offered: { slots, proposedBy: callerId, ...message }, settled };
    };
    return app.db.transaction(async (tx) => {
      const { orm } = tx;
      if (meetingId !== undefined) {
        const { meeting, pair } = await lockMeeting(orm, meetingId, { by, act: 'PROPOSE', version, now: at });
        if (otherIdOf(meeting, callerId) !== subjectId) throw new AppError(1110);
        const { place, offered, settled } = readOffer();
        const changed = await changeMeeting(orm, meeting, {
          ...offered,
          changedAt: at,
          // An agreed meeting is unchanged until another time is picked.
          ...(meeting.state === 'AGREED' ? { offer: { minutes, place } } : settled),
          ...zonesFor(meeting, pair, timeZone),
        });
        await notifyProposed(app, tx, {
          config,
          meeting: changed,
          to: pair[1],
          other: pair[0],
          by: callerId,
        });
        return present(orm, changed, by, at);
      }
      const pair = await lockPair(orm, config, callerId, subjectId);
      const [caller, other] = pair;
      const { offered, settled } = readOffer();
      const [firstId, secondId] = inOrder(callerId, subjectId);
      const before = await orm
        .select()
        .from(meetings)
        .where(
          and(
            eq(meetings.firstId, firstId),
            eq(meetings.secondId, secondId),
            inArray(meetings.state, ['PROPOSED', 'AGREED']),
          ),
        );
      if (before.some((meeting) => isOpen(timesOf(meeting), at))) throw new AppError(1181);
      const id = randomId();
      const [meeting] = await orm
        .insert(meetings)
        .values({
          id,
          uid: `meeting-${id}`,
          communityId: config.id,
          firstId,
          secondId,
          ...offered,
          ...settled,
          state: 'PROPOSED',
          createdAt: at,
          changedAt: at,
          ...zonesFor({ firstId }, pair, timeZone),
        })
        .returning();
      await notifyProposed(app, tx, { config, meeting: meeting!, to: other, other: caller, by: callerId });
      return present(orm, meeting!, by, at);
    });
  };
}
