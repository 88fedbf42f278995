import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Meeting, Meetings, ProposeMeetingBody } from '../../../generated/api/meeting';
import { actsOf, isOpen, openSlots, type MeetingAct } from '../../../lib/rules/meeting/meetingStates';
import { longestPlace, placeProblem, type Place } from '../../../lib/rules/meeting/places';
import { slotProblem } from '../../../lib/rules/meeting/slots';
import { cleanLine, textLength } from '../../../lib/rules/text';
import { isTimeZone } from '../../../lib/timeZone';
import type { Orm } from '../../db/database';
import { connections, meetings, participants } from '../../db/schema';
import { AppError } from '../../errors';
import type { CalendarMethod } from '../../calendar/calendarFile';
import { meetingFile } from '../../mail/templates/meeting/meetingEmail';
import { memberOf } from '../../notifications/recipient';
import { randomId } from '../../tokens';
import { cardColumns, holdPair, isOf, isThere, ordered, otherOf, type Somebody } from './pair';
import { presentMeeting, timesOf, type StoredMeeting } from './present';
import { entryOf, tellAgreed, tellProposed } from './tell';

/** Meetings on a page. */
export const pageSize = 20;

interface MeetingsOptions {
  app: Pick<FastifyInstance, 'communities' | 'db' | 'notify'>;
  now: () => Date;
}

/** Who makes a call, in which community. */
export interface By {
  config: CommunityConfig;
  callerId: string;
}

const refuse = (path: string, message: string): never => {
  throw new AppError(1100, { details: [{ path, message }] });
};

/** Where to meet, as it is stored; throws 1100 where that is nowhere. */
function checkedPlace({ kind, text = '' }: ProposeMeetingBody['place'], config: CommunityConfig): Place {
  const place = { kind, text: kind === 'COMMUNITY' ? '' : cleanLine(text) };
  const problem = placeProblem(place, config.community.matching.meetingUrl);
  if (problem) refuse('place', problem === 'link' ? 'is no address that begins with https://' : 'is missing');
  if (textLength(place.text) > longestPlace) refuse('place.text', `is longer than ${longestPlace}`);
  return place;
}

const settledBy = ({ minutes, place }: NonNullable<StoredMeeting['offer']>) => ({
  ...{ minutes, placeKind: place.kind, placeText: place.text },
});

const otherIdOf = ({ firstId, secondId }: StoredMeeting, callerId: string): string =>
  firstId === callerId ? secondId : firstId;

const callerPlace = sql.placeholder('callerId');

/** A page of a caller's meetings, the latest changed first. */
const ofCaller = (orm: Orm, which?: SQL) =>
  orm
    .select({ meeting: meetings, subject: cardColumns })
    .from(meetings)
    .innerJoin(
      connections,
      and(eq(connections.firstId, meetings.firstId), eq(connections.secondId, meetings.secondId)),
    )
    .innerJoin(participants, eq(participants.id, otherOf(callerPlace, meetings)))
    .where(
      and(
        eq(meetings.communityId, sql.placeholder('communityId')),
        isOf(callerPlace, meetings),
        isThere(),
        which,
      ),
    )
    .orderBy(desc(meetings.changedAt), desc(meetings.id))
    .limit(pageSize + 1)
    .offset(sql.placeholder('offset'));

/** M12 to M16: times are offered, one is picked, and what is agreed is moved or called off. */
export function createMeetings({ app, now }: MeetingsOptions) {
  const { db } = app;

  const readAll = db.ready('meetings', (orm) => ofCaller(orm));
  const readWith = db.ready('meetings with somebody', (orm) =>
    ofCaller(orm, eq(participants.id, sql.placeholder('subjectId'))),
  );

  const zoneOf = (meeting: Pick<StoredMeeting, 'firstId'>, callerId: string, zone: string) =>
    isTimeZone(zone) ? { [meeting.firstId === callerId ? 'firstZone' : 'secondZone']: zone } : {};

  async function cardOf(orm: Orm, id: string) {
    const [card] = await orm.select(cardColumns).from(participants).where(eq(participants.id, id));
    if (!card) throw new AppError(1110);
    return card;
  }

  const present = async (orm: Orm, meeting: StoredMeeting, { config, callerId }: By): Promise<Meeting> =>
    presentMeeting(meeting, await cardOf(orm, otherIdOf(meeting, callerId)), {
      config,
      callerId,
      now: now(),
    });

  /** A meeting of the caller's, by its id; throws 1110 of any other. */
  async function find(orm: Orm, id: string, { config, callerId }: By): Promise<StoredMeeting> {
    const [meeting] = await orm
      .select()
      .from(meetings)
      .where(and(eq(meetings.id, id), eq(meetings.communityId, config.id), isOf(callerId, meetings)));
    if (!meeting) throw new AppError(1110);
    return meeting;
  }

  /** As `find`, held with both of the pair, as it is to be changed: 1180 where it is another than the caller saw. */
  async function hold(
    orm: Orm,
    id: string,
    { by, act, version }: { by: By; act: MeetingAct; version: number | undefined },
  ): Promise<{ meeting: StoredMeeting; pair: [Somebody, Somebody] }> {
    const seen = await find(orm, id, by);
    const pair = await holdPair(orm, by.config, by.callerId, otherIdOf(seen, by.callerId));
    const meeting = await find(orm, id, by);
    if (meeting.version !== version) throw new AppError(1180);
    if (!actsOf(timesOf(meeting), by.callerId, now()).includes(act)) throw new AppError(1183);
    return { meeting, pair };
  }

  async function change(
    orm: Orm,
    { id, version }: StoredMeeting,
    set: Partial<StoredMeeting>,
  ): Promise<StoredMeeting> {
    const [changed] = await orm
      .update(meetings)
      .set({ ...set, version: version + 1, changedAt: now() })
      .where(and(eq(meetings.id, id), eq(meetings.version, version)))
      .returning();
    // Who left meanwhile has called it off.
    if (!changed) throw new AppError(1180);
    return changed;
  }

  return {
    async list(
      { config, callerId }: By,
      { subjectId, page = 0 }: { subjectId?: string; page?: number },
    ): Promise<Meetings> {
      const given = { callerId, communityId: config.id, offset: page * pageSize };
      const rows = await (subjectId === undefined ? readAll(given) : readWith({ ...given, subjectId }));
      const at = now();
      return {
        items: rows
          .slice(0, pageSize)
          .map(({ meeting, subject }) => presentMeeting(meeting, subject, { config, callerId, now: at })),
        page,
        hasMore: rows.length > pageSize,
      };
    },

    /** M13. */
    propose(by: By, body: ProposeMeetingBody): Promise<Meeting> {
      const { config, callerId } = by;
      const { subjectId, meetingId, version, minutes, timeZone } = body;
      const place = checkedPlace(body.place, config);
      const problem = slotProblem(body.slots, now());
      if (problem) throw new AppError(1182, { details: [{ path: 'slots', message: problem }] });
      const slots = body.slots.map((slot) => new Date(slot).toISOString()).sort();
      const offered = { slots, proposedBy: callerId };
      const settled = { minutes, placeKind: place.kind, placeText: place.text };
      return db.transaction(async (tx) => {
        const { orm } = tx;
        if (meetingId !== undefined) {
          const { meeting, pair } = await hold(orm, meetingId, { by, act: 'PROPOSE', version });
          if (otherIdOf(meeting, callerId) !== subjectId) throw new AppError(1110);
          const changed = await change(orm, meeting, {
            ...offered,
            // An agreed meeting stays as it is until another time is picked.
            ...(meeting.state === 'AGREED' ? { offer: { minutes, place } } : settled),
            ...zoneOf(meeting, callerId, timeZone),
          });
          await tellProposed(app, tx, { config, meeting: changed, to: pair[1], other: pair[0] });
          return present(orm, changed, by);
        }
        const [caller, other] = await holdPair(orm, config, callerId, subjectId);
        const [firstId, secondId] = ordered(callerId, subjectId);
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
        const at = now();
        if (before.some((meeting) => isOpen(timesOf(meeting), at))) throw new AppError(1181);
        const id = randomId();
        const [meeting] = await orm
          .insert(meetings)
          .values({
            ...{ id, uid: `meeting-${id}`, communityId: config.id, firstId, secondId },
            ...{ ...offered, ...settled },
            ...{ state: 'PROPOSED', createdAt: at, changedAt: at },
            ...zoneOf({ firstId }, callerId, timeZone),
          })
          .returning();
        await tellProposed(app, tx, { config, meeting: meeting!, to: other, other: caller });
        return present(orm, meeting!, by);
      });
    },

    /** M14. */
    pick(
      by: By,
      id: string,
      { startsAt, version, timeZone }: { startsAt: string; version: number; timeZone: string },
    ): Promise<Meeting> {
      const { config, callerId } = by;
      return db.transaction(async (tx) => {
        const { meeting, pair } = await hold(tx.orm, id, { by, act: 'PICK', version });
        const picked = openSlots(meeting, now()).find((slot) => Date.parse(slot) === Date.parse(startsAt));
        if (!picked) throw new AppError(1183);
        const again = meeting.state === 'AGREED';
        const changed = await change(tx.orm, meeting, {
          ...{ state: 'AGREED', startsAt: new Date(picked), slots: [], offer: null },
          ...(meeting.offer ? settledBy(meeting.offer) : {}),
          ...(again ? { sequence: meeting.sequence + 1 } : {}),
          ...zoneOf(meeting, callerId, timeZone),
        });
        const kind = again ? 'meetingChanged' : 'meetingAgreed';
        for (const [to, other] of [pair, pair.toReversed()] as [Somebody, Somebody][]) {
          await tellAgreed(app, tx, kind, { config, meeting: changed, to, other });
        }
        return present(tx.orm, changed, by);
      });
    },

    /** M15. */
    cancel(by: By, id: string, version: number): Promise<Meeting> {
      const { config } = by;
      return db.transaction(async (tx) => {
        const { meeting, pair } = await hold(tx.orm, id, { by, act: 'CANCEL', version });
        const agreed = meeting.state === 'AGREED';
        const changed = await change(tx.orm, meeting, {
          ...{ state: 'CANCELLED', slots: [], offer: null },
          ...(agreed ? { sequence: meeting.sequence + 1 } : {}),
        });
        if (agreed) {
          for (const [to, other] of [pair, pair.toReversed()] as [Somebody, Somebody][]) {
            await tellAgreed(app, tx, 'meetingCancelled', { config, meeting: changed, to, other });
          }
        }
        return present(tx.orm, changed, by);
      });
    },

    /** M16. Throws 1110 where no time was agreed on. */
    async file(by: By, id: string): Promise<{ method: CalendarMethod; text: string }> {
      const { config, callerId } = by;
      const meeting = await find(db.orm, id, by);
      if (!meeting.startsAt) throw new AppError(1110);
      return db.transaction(async ({ orm }) => {
        const [to, other] = await holdPair(orm, config, callerId, otherIdOf(meeting, callerId));
        const recipient = await memberOf(app, orm, config, to.userId);
        if (!recipient) throw new AppError(1110);
        const { lang, siteUrl, email } = recipient;
        const method = meeting.state === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
        const entry = entryOf({ config, meeting, to, other }, email);
        return { method, text: meetingFile(entry, method, { config, lang, siteUrl }) };
      });
    },
  };
}
