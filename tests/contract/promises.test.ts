import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminMembers as adminMembersEn } from '../../src/i18n/en/adminMembers';
import { introduction as introductionEn } from '../../src/i18n/en/introduction';
import { report as reportEn } from '../../src/i18n/en/report';
import { adminMembers as adminMembersRu } from '../../src/i18n/ru/adminMembers';
import { introduction as introductionRu } from '../../src/i18n/ru/introduction';
import { report as reportRu } from '../../src/i18n/ru/report';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const words = 'words7about8somebody';
let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer();
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());

type Act = (by: Person, about: Person) => Promise<{ status: number }>;
interface Promised {
  what: string;
  /** The text of the page for users who take the action. */
  texts: [en: string, ru: string];
  says: [en: RegExp, ru: RegExp];
  act: Act;
  /** Whether the person it is about finds it in their exported data. */
  isExported: boolean;
}

const as = ({ token }: Person) => ({ token, community: home });
const promises: Promised[] = [
  {
    what: 'a note of managers',
    texts: [adminMembersEn.notes.hint, adminMembersRu.notes.hint],
    says: [/download their data/, /скачает свои данные/],
    act: (_by, { participantId }) =>
      server.post(`/api/admin/participants/${participantId}/notes`, { text: words }, as(manager)),
    isExported: true,
  },
  {
    what: 'a report',
    texts: [reportEn.text.PARTICIPANT, reportRu.text.PARTICIPANT],
    says: [/Nobody will learn that it was you/, /не узнает никто/],
    act: (by, { participantId }) =>
      server.post(`/api/participant/${participantId}/report`, { reason: 'OTHER', text: words }, as(by)),
    isExported: false,
  },
  {
    what: 'hiding somebody',
    texts: [introductionEn.hide.text, introductionRu.hide.text],
    says: [/They aren’t notified/, /не узнает/],
    act: (by, about) =>
      server.post(
        '/api/relations',
        {
          participantId: by.participantId,
          subjectId: about.participantId,
          relationType: 'DISLIKE',
          note: `OTHER ${words}`,
        },
        as(by),
      ),
    isExported: false,
  },
  {
    what: 'a block',
    texts: [reportEn.block.text, reportRu.block.text],
    says: [/isn’t notified/, /не узнает/],
    act: (by, { participantId }) => server.post(`/api/blocks/${participantId}`, undefined, as(by)),
    isExported: false,
  },
];

describe('what the page promises of who is told, and the data that people download', () => {
  it.each(promises.map((promise) => [promise.what, promise] as const))(
    'PRO-03 A16 %s',
    async (_what, { texts, says, act, isExported }) => {
      says.forEach((said, at) => expect(texts[at]).toMatch(said));
      const [by, about] = [
        await addPerson(server, { member: home, firstName: 'Bea' }),
        await addPerson(server, { member: home, firstName: 'Ada' }),
      ];
      expect((await act(by, about)).status).toBe(200);
      const { status, text } = await server.get('/api/users/export', as(about));
      expect(status).toBe(200);
      expect(text.includes(words)).toBe(isExported);
      for (const trace of [by.userId, by.participantId, manager.userId]) expect(text).not.toContain(trace);
    },
  );
});
