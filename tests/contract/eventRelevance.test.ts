import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventInvitations, eventWaits, participants, type events } from '../../src/server/db/schema';
import type { Queued } from '../../src/server/notifications/deliveries/deliveries';
import { relevance as ofEvents } from '../../src/server/modules/events/notify/relevance';
import { relevance as ofParticipation } from '../../src/server/modules/participation/notify/relevance';
import { eventNotifications } from '../../src/server/modules/events/notifications';
import { participationNotifications } from '../../src/server/modules/participation/notifications';
import type { ParticipationStatus } from '../../src/lib/rules/event/participation';
import { storeEvent } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const hour = 3_600_000;
const begins = new Date('2030-06-01T07:00:00Z');
const before = new Date(begins.getTime() - 24 * hour);
const after = new Date(begins.getTime() + 24 * hour);

let server: TestServer;
let reader: Person;
let asks: Person;
beforeAll(async () => {
  server = await startServer();
  reader = await addPerson(server, { member: home, firstName: 'Mia' });
  asks = await addPerson(server, { member: home, firstName: 'Asks' });
});
afterAll(() => server.stop());

/** An event and the reader's relation to it when an email about it is about to be sent. */
interface Situation {
  /** Their part. */
  is?: ParticipationStatus;
  event?: Partial<typeof events.$inferInsert>;
  /** The time it is sent. */
  at?: Date;
  organises?: boolean;
  /** Somebody waits for an answer. */
  isAsked?: boolean;
  /** The state of their invitation. */
  invited?: 'open' | 'DECLINED' | 'WITHDRAWN';
  /** A place is offered to them, until then. */
  offeredUntil?: Date;
  ended?: 'TAKEN' | 'LAPSED';
  isOutside?: boolean;
  /** When it begins, as the email says. */
  says?: Date;
}

let count = 0;
/** Whether an email of a kind is sent in a situation. */
async function goesOut(kind: string, situation: Situation): Promise<boolean> {
  const {
    is,
    event,
    at = before,
    organises,
    isAsked,
    invited,
    offeredUntil,
    ended,
    isOutside,
    says = begins,
  } = situation;
  const { orm } = server.app.db;
  const id = `relevance-${(count += 1)}`;
  const own = reader.participantId!;
  await storeEvent(orm, {
    id,
    communityId: home,
    event,
    organisers: organises ? [own] : [asks.participantId!],
    participants: { ...(is && { [own]: is }), ...(isAsked && { [asks.participantId!]: 'PENDING' }) },
  });
  if (offeredUntil) {
    await orm.insert(eventWaits).values({
      id: `${id}-wait`,
      eventId: id,
      participantId: own,
      joinedAt: before,
      offeredAt: before,
      offeredUntil,
      ...(ended && { ended, endedAt: before }),
    });
  }
  if (invited) {
    await orm.insert(eventInvitations).values({
      id: `${id}-wait`,
      eventId: id,
      participantId: own,
      invitedAs: 'PARTICIPANT',
      invitedAt: before,
      ...(invited !== 'open' && { ended: invited, endedAt: before }),
    });
  }
  const isReader = eq(participants.id, own);
  await orm.update(participants).set({ enabled: !isOutside }).where(isReader);
  const isRelevant = [ofEvents, ofParticipation]
    .map((relevance) => relevance(server.app.db, () => at).get(kind))
    .find(Boolean);
  const email = {
    kind,
    userId: reader.userId,
    communityId: home,
    cause: `${kind}:${id}-wait`,
    // Nothing of the event has changed since it was written.
    createdAt: new Date('2031-01-01T00:00:00Z'),
    siteUrl: '',
    about: [],
    data: { eventId: id, calendar: { startsAt: says.toISOString() } },
  };
  return Boolean(await isRelevant!(email as unknown as Queued));
}

const [cancelledAt, deletedAt] = [before, before];
const off: Situation[] = [{ event: { cancelledAt } }, { event: { deletedAt } }];
const notThere: Situation[] = [...off, { isOutside: true }];
const goes: Situation = { is: 'CONFIRMED' };
const notGoing: Situation[] = [{ is: 'CANCELLED' }, { is: 'PENDING' }, { is: undefined }];
const over: Situation = { at: after };
const moved: Situation = { says: new Date(begins.getTime() + hour) };
const offered: Situation = { offeredUntil: new Date(before.getTime() + hour) };
const invitation: Situation = { invited: 'open' };
const invitations: [Situation[], Situation[]] = [
  [invitation],
  [...notThere, over, { invited: 'DECLINED' as const }, { invited: 'WITHDRAWN' as const }].map((one) => ({
    ...invitation,
    ...one,
  })),
];
const asked: Situation = { isAsked: true, organises: true };

/** By kind: situations in which it is sent, and the differences that stop it. */
const table: Record<string, [yes: Situation[], no: Situation[]]> = {
  eventConfirmed: [[goes], [...notThere, ...notGoing, over].map((one) => ({ ...goes, ...one }))],
  eventAsked: [[{ is: 'PENDING' }], [...notThere, over, goes].map((one) => ({ is: 'PENDING', ...one }))],
  eventApproved: [[{ is: 'PENDING' }], [...notThere, over, goes].map((one) => ({ is: 'PENDING', ...one }))],
  eventRejected: [[{ is: 'REJECTED' }], [{ is: 'PENDING' }, { is: 'REJECTED', isOutside: true }]],
  eventLeft: [[{ is: 'CANCELLED' }, { is: 'CANCELLED', isOutside: true }], [goes]],
  // After a further change it contains the latest time.
  eventChanged: [
    [goes, { ...goes, ...moved }],
    [...notThere, ...notGoing, over].map((one) => ({ ...goes, ...one })),
  ],
  eventCancelled: [[...off, { ...off[0], isOutside: true }], [goes]],
  eventOffered: [
    [offered, { ...offered, is: 'PENDING' }],
    [
      ...notThere.map((one) => ({ ...offered, ...one })),
      { ...offered, ended: 'TAKEN' as const },
      { ...offered, ended: 'LAPSED' as const },
      {},
      { ...offered, at: new Date(before.getTime() + hour) },
    ],
  ],
  eventInvited: invitations,
  organiserInvited: invitations,
  eventRequests: [
    [asked],
    [...notThere, over, { isAsked: false }, { organises: false }].map((one) => ({ ...asked, ...one })),
  ],
  eventPayment: [
    [{ organises: true }, { organises: true, ...off[1] }, { organises: true, at: after }],
    [{}, { organises: true, isOutside: true }],
  ],
  eventTomorrow: [[goes], [...notThere, ...notGoing, over, moved].map((one) => ({ ...goes, ...one }))],
  eventSoon: [[goes], [...notThere, ...notGoing, over, moved].map((one) => ({ ...goes, ...one }))],
  eventThanks: [
    [{ ...goes, at: after }],
    [...notThere, ...notGoing].map((one) => ({ ...goes, ...one, at: after })),
  ],
};

describe('EVT-14 when an email about an event is about to be sent', () => {
  it.each(Object.entries(table))(
    'EVT-09 %s goes out while it is still relevant, and only then',
    async (kind, [yes, no]) => {
      for (const situation of yes)
        expect([situation, await goesOut(kind, situation)]).toEqual([situation, true]);
      for (const situation of no)
        expect([situation, await goesOut(kind, situation)]).toEqual([situation, false]);
    },
  );

  it('every kind is asked', () => {
    // What managers decided about an event stays true.
    const { endedByManagers: _, ...events } = eventNotifications;
    expect(Object.keys(table).sort()).toEqual(
      Object.keys({ ...events, ...participationNotifications }).sort(),
    );
  });
});
