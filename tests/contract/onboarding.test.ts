import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Progress, SaveOnboardingBody } from '../../src/generated/api/onboarding';
import type { OwnProfile } from '../../src/generated/api/participant';
import type { SurveyQuestion } from '../../src/generated/api/question';
import { errorOf } from '../support/client';
import { join, joining } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const community = 'quiet.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      [community]: nothingAsked,
      'asking.example': {
        auth: [{ authType: 'EMAIL' }],
        questions: [
          {
            id: 'who',
            type: 'text',
            title: { en: 'Who are you?', ru: 'Кто вы?' },
            max: 80,
            required: true,
            fills: 'about',
          },
          {
            id: 'why',
            type: 'select',
            title: 'Why?',
            options: [{ en: 'To learn', ru: 'Учиться' }, { ru: 'Просто так' }],
          },
        ],
      },
    },
  });
});
afterAll(() => server.stop());

const saved = async ({ token }: Person, where = community) =>
  (await server.get('/api/onboarding', { token, community: where })).body as Progress;
const save = ({ token }: Person, changes: Partial<SaveOnboardingBody> = {}, where = community) =>
  server.post(
    '/api/onboarding',
    { step: 2, answers: { why: ['x'] }, lookingFor: 'Some', profile: { firstName: 'A' }, ...changes },
    { token, community: where },
  );

describe('onboarding progress', () => {
  it('P16 P17 ONB-03 GET /api/onboarding is empty at first, then what was saved, per community', async () => {
    const ada = await addPerson(server);
    const empty = { step: 0, answers: {}, lookingFor: '', profile: {}, version: 0, updatedAt: null };
    expect(await saved(ada)).toEqual(empty);
    const answer = await save(ada);
    expect(answer.body).toEqual({
      step: 2,
      answers: { why: ['x'] },
      lookingFor: 'Some',
      profile: { firstName: 'A' },
      version: 1,
      updatedAt: expect.any(String),
    });
    expect(await saved(ada)).toEqual(answer.body);
    expect(await saved(ada, 'asking.example')).toEqual(empty);
    expect(await saved(await addPerson(server))).toEqual(empty);
  });

  it('ONB-03 half a word, a wrong contact, a wrong answer: what was typed is saved as it is', async () => {
    const ada = await addPerson(server);
    const typed = {
      answers: { gone: 'x'.repeat(4000), who: ' ' },
      lookingFor: ' sho ',
      profile: {
        firstName: '',
        tags: ['Other', 'Other'],
        contacts: [{ type: 'PHONE' as const, value: '+7 9' }],
      },
    };
    expect((await save(ada, typed)).body).toMatchObject(typed);
  });

  it('ONB-03 half a character at the end of what was typed does no harm', async () => {
    const ada = await addPerson(server);
    const answer = await save(ada, { lookingFor: 'so \ud83d', profile: { about: '\\ud83d 🦊' } });
    expect(answer.body).toMatchObject({ lookingFor: 'so ', profile: { about: '\\ud83d 🦊' } });
  });

  it('ONB-03 two devices: the one with an older version gets an error', async () => {
    const ada = await addPerson(server);
    await save(ada, { version: 0 });
    expect((await save(ada, { version: 1, lookingFor: 'Mine' })).body).toMatchObject({ version: 2 });
    const late = await save(ada, { version: 1, lookingFor: 'Yours' });
    expect([late.status, errorOf(late).code]).toEqual([409, 1119]);
    expect(errorOf(await save(ada, { version: 0 })).code).toBe(1119);
    expect(await saved(ada)).toMatchObject({ lookingFor: 'Mine', version: 2 });
    expect((await save(ada, { lookingFor: 'Anyhow' })).body).toMatchObject({ version: 3 });
    const both = await Promise.all([save(ada, { version: 3 }), save(ada, { version: 3 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('ONB-03 is deleted once the user has joined', async () => {
    const ada = await addPerson(server);
    await save(ada);
    await join(server, ada, community, joining);
    expect(await saved(ada)).toMatchObject({ version: 0, step: 0 });
  });

  it('ONB-03 has bounds', async () => {
    const ada = await addPerson(server);
    for (const wrong of [{ step: -1 }, { step: 101 }, { lookingFor: 'x'.repeat(4001) }]) {
      expect((await save(ada, wrong)).status).toBe(400);
    }
    expect((await saved(ada)).version).toBe(0);
  });
});

describe('questions', () => {
  const questions = async (communityId: string, lang?: string) => {
    const { token } = await addPerson(server);
    return server.get(`/api/question/get-by-community?communityId=${communityId}`, { token, lang });
  };

  it("Q01 GET /api/question/get-by-community tells them in the caller's language, values the same in each", async () => {
    const english = (await questions('asking.example')).body as SurveyQuestion[];
    expect(english).toEqual([
      {
        id: 'who',
        type: 'text',
        title: 'Who are you?',
        options: [],
        max: 80,
        required: true,
        withPrevious: false,
        fills: 'about',
      },
      {
        id: 'why',
        type: 'select',
        title: 'Why?',
        max: 1,
        required: false,
        withPrevious: false,
        options: [
          { value: 'To learn', label: 'To learn' },
          { value: 'Просто так', label: 'Просто так' },
        ],
      },
    ]);
    const russian = (await questions('asking.example', 'ru')).body as SurveyQuestion[];
    expect(russian[0]?.title).toBe('Кто вы?');
    expect(russian[1]?.options[0]).toEqual({ value: 'To learn', label: 'Учиться' });
    expect((await questions(community)).body).toEqual([]);
  });

  it('Q01 an unknown community', async () => {
    expect(errorOf(await questions('nowhere.example')).code).toBe(1117);
    expect(errorOf(await questions('')).code).toBe(1100);
  });
});

describe('answers that fill a field of the profile', () => {
  const inTold = (profile: object, answers: object = { who: ' A joiner ' }) => ({
    answers,
    lookingFor: joining.lookingFor,
    profile: { firstName: 'Ada', contacts: [{ type: 'EMAIL', value: 'ada@example.org' }], ...profile },
  });
  const aboutOf = async (profile: object) =>
    ((await join(server, await addPerson(server), 'asking.example', inTold(profile))).body as OwnProfile)
      .about;

  it('P01 ONB-01 stand there, unless the newcomer says otherwise', async () => {
    expect(await aboutOf({})).toBe('A joiner');
    expect(await aboutOf({ about: 'More than that' })).toBe('More than that');
    expect(await aboutOf({ about: null })).toBeNull();
  });
});
