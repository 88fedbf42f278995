import type { Meeting } from '../../../generated/api/meeting';
import { openSlots } from '../../../lib/rules/meeting/meetingStates';
import { AppError } from '../../errors';
import { otherIdOf } from '../../people/pair';
import type { CalendarMethod } from '../../calendar/calendarFile';
import { meetingFile } from './notifications/meetingEmail';
import { memberOf } from '../../notifications/recipients/recipient';
import {
  changeMeeting,
  findMeeting,
  lockMeeting,
  present,
  zonesFor,
  type By,
  type MeetingsOptions,
} from './lockMeeting';
import { pairOf, type Somebody } from './pair';
import { nothingOffered, type StoredMeeting } from './present';
import { entryOf, notifyMeeting } from './notifyMeeting';
import { meetingAgreed } from './notifications/meetingAgreed';
import { meetingCancelled } from './notifications/meetingCancelled';
import { meetingChanged } from './notifications/meetingChanged';

const settledBy = ({ minutes, place }: NonNullable<StoredMeeting['offer']>) => ({
  minutes,
  placeKind: place.kind,
  placeText: place.text,
});

/** M14 to M16: picks a time, cancels an agreed meeting, and returns its calendar file. */
export function createMeetings({ app, now }: MeetingsOptions) {
  const { db } = app;
  return {
    /** M14. */
    pick(
      by: By,
      id: string,
      { startsAt, version, timeZone }: { startsAt: string; version: number; timeZone: string },
    ): Promise<Meeting> {
      const { config, callerId } = by;
      const at = now();
      return db.transaction(async (tx) => {
        const { meeting, pair } = await lockMeeting(tx.orm, id, { by, act: 'PICK', version, now: at });
        const picked = openSlots(meeting, at).find((slot) => Date.parse(slot) === Date.parse(startsAt));
        if (!picked) throw new AppError(1183);
        const again = meeting.state === 'AGREED';
        const changed = await changeMeeting(tx.orm, meeting, {
          state: 'AGREED',
          startsAt: new Date(picked),
          slots: [],
          offer: null,
          changedAt: at,
          ...(meeting.offer ? settledBy(meeting.offer) : {}),
          ...(again ? { sequence: meeting.sequence + 1 } : {}),
          ...zonesFor(meeting, pair, timeZone),
        });
        const notification = again ? meetingChanged : meetingAgreed;
        for (const [to, other] of [pair, pair.toReversed()] as [Somebody, Somebody][]) {
          await notifyMeeting(app, tx, notification, { config, meeting: changed, to, other, by: callerId });
        }
        await app.publish(tx, 'meetingAgreed', {
          communityId: config.id,
          subject: callerId,
          data: {
            otherId: otherIdOf(changed, callerId),
            meetingId: id,
            startsAt: picked,
            minutes: changed.minutes,
          },
        });
        return present(tx.orm, changed, by, at);
      });
    },

    /** M15. */
    cancel(by: By, id: string, version: number): Promise<Meeting> {
      const { config, callerId } = by;
      const at = now();
      return db.transaction(async (tx) => {
        const { meeting, pair } = await lockMeeting(tx.orm, id, { by, act: 'CANCEL', version, now: at });
        const agreed = meeting.state === 'AGREED';
        const changed = await changeMeeting(tx.orm, meeting, {
          state: 'CANCELLED',
          ...nothingOffered,
          changedAt: at,
          ...(agreed ? { sequence: meeting.sequence + 1 } : {}),
        });
        if (agreed) {
          for (const [to, other] of [pair, pair.toReversed()] as [Somebody, Somebody][]) {
            await notifyMeeting(app, tx, meetingCancelled, {
              config,
              meeting: changed,
              to,
              other,
              by: callerId,
            });
          }
        }
        return present(tx.orm, changed, by, at);
      });
    },

    /** M16. Throws 1110 if no time was agreed. */
    async file(by: By, id: string): Promise<{ method: CalendarMethod; text: string }> {
      const { config, callerId } = by;
      const meeting = await findMeeting(db.orm, id, by);
      if (!meeting.startsAt) throw new AppError(1110);
      const { orm } = db;
      const [to, other] = await pairOf(orm, config, callerId, otherIdOf(meeting, callerId));
      const recipient = await memberOf(app, orm, config, to.userId);
      if (!recipient) throw new AppError(1110);
      const { lang, siteUrl, email } = recipient;
      const method = meeting.state === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
      const entry = entryOf({ config, meeting, to, other }, email);
      return { method, text: meetingFile(entry, method, { config, lang, siteUrl }) };
    },
  };
}
