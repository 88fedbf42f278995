import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Init } from '../../src/generated/api/currentUser';
import type { ContactPage, RelationAnswer } from '../../src/generated/api/introduction';
import type { Member } from '../../src/generated/api/member';
import type { Reports } from '../../src/generated/api/report';
import { persons } from '../../src/server/db/schema';
import { deleteExpiredPersons } from '../../src/server/people/persons';
import { errorOf } from '../support/client';
import { storeEvent } from '../support/events';
import { departures } from '../support/leavingAndRejoining';
import { connect } from '../support/organisers';
import { addPerson, newEmail, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const [home, elsewhere] = ['kept.example', 'elsewhere.example'];
let server: TestServer;
let manager: Person;
let go: ReturnType<typeof departures>;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  server = await startServer({
    communities: {
      [home]: { auth, community: { transparent: true, admission: 'approval', matching: { credits: 1 } } },
      [elsewhere]: { auth, community: { transparent: true } },
    },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
  go = departures(server, home, elsewhere, () => manager);
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person, community = home) => ({ token, community });
const member = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const init = async (person: Person) => (await server.post('/api/init', undefined, as(person))).body as Init;
const managed = (path: string, body: object = {}) => server.post(`/api/admin/${path}`, body, as(manager));
const admit = (participantId: string, body: object) =>
  managed(`${home}/admissions/decide`, { decisions: [{ participantId, version: 1 }], ...body });
const relate = (by: Person, to: Person, body: object) =>
  server.post('/api/relations', { participantId: idOf(by), subjectId: idOf(to), ...body }, as(by));
const sees = async (by: Person, of: Person) =>
  (await server.get(`/api/participant/profile?participantId=${idOf(of)}`, as(by))).status === 200;
const reportsOf = async (of: Person, state = 'OPEN') => {
  const { body } = await server.get(`/api/admin/${home}/reports?state=${state}`, as(manager));
  return (body as Reports).list.filter(({ subject }) => subject.participantId === idOf(of));
};
const report = (of: Person, by: Person) =>
  server.post(`/api/participant/${idOf(of)}/report`, { reason: 'SPAM' }, as(by));
const decide = async (of: Person, decision: string) => {
  const [{ id = '', version = 0 } = {}] = await reportsOf(of);
  return managed(`reports/${id}/decide`, { version, decision, text: 'So it is.' });
};
const ok = async (sent: Promise<{ status: number; text: string }>) => {
  const { status, text } = await sent;
  expect(status, text).toBe(200);
};
const card = async (of: Person) =>
  (await server.get(`/api/admin/participants/${idOf(of)}`, as(manager))).body as Member;

const eventOf = (organiser: Person) => `event-of-${idOf(organiser)}`;

/** A person who goes, and one who stays. */
interface Two {
  ada: Person;
  ben: Person;
}

/** A record that outlasts a membership: how it is created, and the check that it applies. */
interface Kind {
  put: (two: Two) => Promise<void>;
  holds: (two: Two) => Promise<boolean>;
  /** A removed member cannot leave. */
  shutOut?: true;
  applicant?: true;
}

const kinds: Record<string, Kind> = {
  'a block by another': {
    put: ({ ada, ben }) => ok(server.post(`/api/blocks/${idOf(ada)}`, undefined, as(ben))),
    holds: async ({ ada, ben }) => !(await sees(ada, ben)),
  },
  'a block of another': {
    put: ({ ada, ben }) => ok(server.post(`/api/blocks/${idOf(ben)}`, undefined, as(ada))),
    holds: async ({ ada, ben }) => !(await sees(ben, ada)),
  },
  'being hidden by another': {
    put: ({ ada, ben }) => ok(relate(ben, ada, { relationType: 'DISLIKE', note: 'NOT_INTERESTED' })),
    holds: async ({ ada, ben }) => {
      const { body } = await server.get('/api/relations?list=HIDDEN', as(ben));
      return (body as ContactPage).items.some(({ subject }) => subject.id === idOf(ada));
    },
  },
  'a declined introduction': {
    put: async ({ ada, ben }) => {
      await ok(relate(ada, ben, { relationType: 'LIKE', note: 'Hello' }));
      server.later(31);
      const declining = { participantId: idOf(ben), subjectId: idOf(ada) };
      await ok(server.post('/api/matching/decline-intro', declining, as(ben)));
    },
    holds: async ({ ada, ben }) =>
      ((await relate(ada, ben, { relationType: 'LIKE' })).body as RelationAnswer).relation === 'DECLINED',
  },
  'a declined request to an event': {
    put: async ({ ada, ben }) => {
      const id = eventOf(ben);
      const participants = { [idOf(ada)]: 'REJECTED' } as const;
      await storeEvent(server.app.db.orm, { id, communityId: home, organisers: [idOf(ben)], participants });
    },
    holds: async ({ ada, ben }) => {
      const joining = await server.post(
        `/api/event/${eventOf(ben)}/confirm-participation`,
        undefined,
        as(ada),
      );
      return joining.status !== 200 && errorOf(joining).code === 1200;
    },
  },
  'a declined invitation to an event': {
    put: async ({ ada, ben }) => {
      const id = eventOf(ben);
      await storeEvent(server.app.db.orm, { id, communityId: home, organisers: [idOf(ben)] });
      await connect(server, home, ben, ada);
      await ok(server.post(`/api/event/${id}/invitations/${idOf(ada)}`, undefined, as(ben)));
      const declining = { invitedAs: 'PARTICIPANT', accept: false };
      await ok(server.post(`/api/event/${id}/invitation`, declining, as(ada)));
    },
    holds: async ({ ada, ben }) => {
      await connect(server, home, ben, ada);
      const asked = await server.post(
        `/api/event/${eventOf(ben)}/invitations/${idOf(ada)}`,
        undefined,
        as(ben),
      );
      return asked.status !== 200 && errorOf(asked).code === 1302;
    },
  },
  'a spent credit': {
    put: async ({ ada }) => ok(relate(ada, await member('Zoe'), { relationType: 'LIKE' })),
    holds: async ({ ada }) => {
      const answer = await relate(ada, await member('Zoe'), { relationType: 'LIKE' });
      return answer.status !== 200 && errorOf(answer).code === 1170;
    },
  },
  'a waiting report': {
    put: ({ ada, ben }) => ok(report(ada, ben)),
    holds: async ({ ada }) => {
      if ((await reportsOf(ada)).length === 0) return false;
      await ok(decide(ada, 'REMOVE'));
      return (await init(ada)).notIn?.because === 'REMOVED';
    },
  },
  'a warning by a decided report': {
    put: async ({ ada, ben }) => {
      await ok(report(ada, ben));
      await ok(decide(ada, 'WARN'));
    },
    holds: async ({ ada }) => (await reportsOf(ada, 'DECIDED')).length === 1,
  },
  'a removal by a decided report': {
    shutOut: true,
    put: async ({ ada, ben }) => {
      await ok(report(ada, ben));
      await ok(decide(ada, 'REMOVE'));
    },
    holds: async ({ ada }) => (await init(ada)).notIn?.because === 'REMOVED',
  },
  'a removal': {
    shutOut: true,
    put: ({ ada }) => ok(managed(`participants/${idOf(ada)}/remove`)),
    holds: async ({ ada }) => (await init(ada)).notIn?.because === 'REMOVED',
  },
  'a refusal': {
    shutOut: true,
    applicant: true,
    put: ({ ada }) => ok(admit(idOf(ada), { admit: false, text: 'Not now.' })),
    holds: async ({ ada }) => (await init(ada)).notIn?.because === 'REFUSED',
  },
  'a hidden profile': {
    shutOut: true,
    put: ({ ada }) => ok(managed(`participants/${idOf(ada)}/profile/toggle`, { shouldDisable: true })),
    holds: async ({ ada, ben }) => !(await sees(ben, ada)),
  },
  'a pause by managers': {
    put: ({ ada }) => ok(managed(`participants/${idOf(ada)}/networking/toggle`, { shouldDisable: true })),
    holds: async ({ ada }) => {
      const { participant } = await init(ada);
      const body = { participantId: idOf(ada), networkingEnabled: true };
      const answer = await server.post('/api/participant/update-networking-pref', body, as(ada));
      return participant?.networkingEnabled === false && answer.status === 403;
    },
  },
  'a note of managers': {
    put: ({ ada }) => ok(managed(`participants/${idOf(ada)}/notes`, { text: 'Asks for money' })),
    holds: async ({ ada }) => (await card(ada)).notes.some(({ text }) => text === 'Asks for money'),
  },
};

const ways: Record<string, (ada: Person) => Promise<Person>> = {
  'leaving and rejoining': async (ada) => {
    await ok(go.leave(ada));
    return go.joined(await go.signedIn(ada));
  },
  'deleting the account and signing up again': async (ada) => {
    await ok(go.erase(ada));
    return go.joined(await go.signUp(ada.email));
  },
  'deleting, and confirming the address after joining': async (ada) => {
    await ok(go.erase(ada));
    const again = await go.joined(await go.signUp(ada.email, false));
    await go.confirm(again);
    return again;
  },
};

const two = async ({ applicant }: Kind): Promise<Two> => ({
  ada: await member('Ada', applicant ? { enabled: false } : {}),
  ben: await member('Ben'),
});

describe.each(Object.entries(kinds))('SAF-02 %s', (_name, kind) => {
  it('P01 holds for nobody new', async () => {
    const ada = await go.joined(await go.signUp(newEmail()));
    expect(await kind.holds({ ada, ben: await member('Ben') })).toBe(false);
  });

  it.each(Object.entries(ways))('P19 A13 P01 outlasts %s', async (way, goAndReturn) => {
    const both = await two(kind);
    await kind.put(both);
    if (kind.shutOut && way.startsWith('leaving')) {
      expect(errorOf(await go.leave(both.ada)).code).toBe(1109);
      return;
    }
    const ada = await goAndReturn(both.ada);
    expect(await kind.holds({ ...both, ada })).toBe(true);
  });

  it('A13 is deleted 12 months after the deletion, and not before', async () => {
    const both = await two(kind);
    await kind.put(both);
    await ok(go.erase(both.ada));
    const left = () =>
      server.app.db.orm
        .select()
        .from(persons)
        .where(eq(persons.id, idOf(both.ada)));
    const after = async (days: number) => {
      await deleteExpiredPersons(server.app.db.orm, new Date(Date.now() + days * 86_400_000));
      return (await left()).length;
    };
    expect(await after(364)).toBe(1);
    expect(await after(367)).toBe(0);
    const ada = await go.joined(await go.signUp(both.ada.email));
    expect(await kind.holds({ ...both, ada })).toBe(false);
  });
});
