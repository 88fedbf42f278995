import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventWaits } from '../../src/server/db/schema';
import { eventActs, said } from '../support/eventActs';
import { storeEvent } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
let acts: ReturnType<typeof eventActs>;
let [organiser, manager, filler, member]: Person[] = [];
beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly } });
  acts = eventActs(server, home);
  organiser = await addPerson(server, { member: home });
  manager = await addPerson(server, { member: home, manager: true });
  [filler, member] = [await addPerson(server, { member: home }), await addPerson(server, { member: home })];
});
afterAll(() => server.stop());

const kinds = {
  room: { maxParticipants: 5 },
  full: { maxParticipants: 1 },
  cancelled: { maxParticipants: 5, cancelledAt: new Date() },
  over: { maxParticipants: 5, overAt: new Date('2026-01-06T12:00:00Z') },
};
type State = 'NONE' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'CANCELLED' | 'WAITING' | 'OFFERED';

/** An event in which `member` has a state, and another person takes part. */
async function eventOf(kind: keyof typeof kinds, state: State): Promise<string> {
  const { orm } = server.app.db;
  const [id, participantId] = [randomUUID(), member!.participantId!];
  const takesPlace = state === 'CONFIRMED' || state === 'OFFERED';
  const { maxParticipants } = kinds[kind];
  const isWait = state === 'WAITING' || state === 'OFFERED';
  await storeEvent(orm, {
    id,
    communityId: home,
    organisers: [organiser!.participantId!],
    participants: {
      [filler!.participantId!]: 'CONFIRMED',
      ...(state === 'NONE' || isWait ? {} : { [participantId]: state }),
    },
    event: {
      ...kinds[kind],
      waitingListEnabled: true,
      maxParticipants: maxParticipants + (kind === 'full' && takesPlace ? 1 : 0),
    },
  });
  const at = new Date();
  const offer = { offeredAt: at, offeredUntil: new Date(at.getTime() + 3_600_000) };
  if (isWait) {
    await orm
      .insert(eventWaits)
      .values({ id, eventId: id, participantId, joinedAt: at, ...(state === 'OFFERED' ? offer : {}) });
  }
  return id;
}

/**
 * Calls about a member's own participation, and those about others' that organisers and managers may make and members
 * may not.
 */
const calls = [
  (id: string) => acts.join(id, member!),
  (id: string) => acts.cancel(id, member!),
  (id: string) => acts.wait(id, member!),
  (id: string) => acts.leaveLine(id, member!),
  (id: string, by: Person) => acts.decide('approve', id, member!, by),
  (id: string, by: Person) => acts.decide('reject', id, member!, by),
  (id: string, by: Person) => acts.offer(id, member!, by),
];
const ofOrganisers = calls.slice(4);

describe('EVT-04 EVT-09 what every call answers in every state', () => {
  it.each<[keyof typeof kinds, State, (string | number)[]]>([
    // E10 join, E11 cancel, E20 wait, E21 leave the line, E13 approve, E14 reject, E23 offer
    ['room', 'NONE', ['CONFIRMED', 'NOT_PARTICIPATING', 'offered', 'OK', 1202, 1202, 1208]],
    ['room', 'PENDING', ['PENDING', 'CANCELLED', 'offered', 'OK', 'CONFIRMED', 'REJECTED', 1208]],
    ['room', 'CONFIRMED', ['CONFIRMED', 'CANCELLED', 1207, 'OK', 1202, 1202, 1208]],
    ['room', 'REJECTED', [1200, 'REJECTED', 1200, 'OK', 1202, 1202, 1208]],
    ['room', 'CANCELLED', ['CONFIRMED', 'CANCELLED', 'offered', 'OK', 1202, 1202, 1208]],
    ['full', 'NONE', [1199, 'NOT_PARTICIPATING', 1, 'OK', 1202, 1202, 1208]],
    ['full', 'PENDING', ['PENDING', 'CANCELLED', 1, 'OK', 1199, 'REJECTED', 1208]],
    ['full', 'CONFIRMED', ['CONFIRMED', 'CANCELLED', 1207, 'OK', 1202, 1202, 1208]],
    ['full', 'REJECTED', [1200, 'REJECTED', 1200, 'OK', 1202, 1202, 1208]],
    ['full', 'CANCELLED', [1199, 'CANCELLED', 1, 'OK', 1202, 1202, 1208]],
    ['full', 'WAITING', [1199, 'NOT_PARTICIPATING', 1, 'OK', 1202, 1202, 1]],
    ['full', 'OFFERED', ['CONFIRMED', 'NOT_PARTICIPATING', 'offered', 'OK', 1202, 1202, 'offered']],
    ['cancelled', 'NONE', [1205, 'NOT_PARTICIPATING', 1205, 'OK', 1205, 1202, 1205]],
    ['cancelled', 'PENDING', [1205, 'CANCELLED', 1205, 'OK', 1205, 'REJECTED', 1205]],
    ['cancelled', 'CONFIRMED', [1205, 'CANCELLED', 1205, 'OK', 1205, 1202, 1205]],
    ['cancelled', 'REJECTED', [1205, 'REJECTED', 1205, 'OK', 1205, 1202, 1205]],
    ['cancelled', 'CANCELLED', [1205, 'CANCELLED', 1205, 'OK', 1205, 1202, 1205]],
    ['over', 'NONE', [1201, 1201, 1201, 'OK', 1202, 1202, 1201]],
    ['over', 'PENDING', [1201, 1201, 1201, 'OK', 'CONFIRMED', 'REJECTED', 1201]],
    ['over', 'CONFIRMED', [1201, 1201, 1201, 'OK', 1202, 1202, 1201]],
    ['over', 'REJECTED', [1201, 1201, 1201, 'OK', 1202, 1202, 1201]],
    ['over', 'CANCELLED', [1201, 1201, 1201, 'OK', 1202, 1202, 1201]],
  ])('%s, %s', async (kind, state, expected) => {
    const answers = (by: Person) =>
      Promise.all(calls.map(async (call) => said(await call(await eventOf(kind, state), by))));
    expect(await answers(organiser!)).toEqual(expected);
    expect((await answers(manager!)).slice(4)).toEqual(expected.slice(4));
    const id = await eventOf(kind, state);
    for (const call of ofOrganisers) expect(said(await call(id, member!))).toBe(1109);
  });
});
