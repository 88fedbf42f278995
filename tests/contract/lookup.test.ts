import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { startSite, type LocalSite } from '../support/web';

const key = 'the key of the provider';
let provider: LocalSite;
let geocoder: LocalSite;
let server: TestServer;
let bare: TestServer;
let ada: Person;

/** The provider's data, by the last part of the profile's address. */
const profiles: Record<string, unknown> = {
  ada: {
    first_name: ' Ada ',
    last_name: 'Lovelace',
    headline: 'Poetical scientist',
    occupation: 'Analyst at Engines',
    summary: 'Numbers.\r\n\r\n\r\n\r\nAnd notes.',
    city: 'London',
    country_full_name: 'United Kingdom',
    profile_pic_url: 'https://media.example/ada.jpg',
    experiences: [
      { title: 'Tutor', company: 'Home', ends_at: { day: 1, month: 1, year: 1835 } },
      { title: 'Programmer', company: 'Analytical Engines', ends_at: null },
    ],
    people_also_viewed: [{}],
  },
  bare: { first_name: 'Мэри', last_name: null, experiences: null, profile_pic_url: 'javascript:alert(1)' },
  odd: {
    first_name: 'Odd',
    last_name: 7,
    experiences: [null, { title: 3 }],
    headline: 'x'.repeat(500),
    city: [],
  },
  nobody: { code: 404, description: 'Person profile does not exist' },
};
let lastImport: IncomingMessage | undefined;
let lastReverse: IncomingMessage | undefined;

beforeAll(async () => {
  provider = await startSite((request, response) => {
    lastImport = request;
    const { searchParams } = new URL(request.url ?? '', 'http://x');
    const name = searchParams.get('url')?.split('/').filter(Boolean).pop() ?? '';
    if (request.headers.authorization !== `Bearer ${key}`) response.writeHead(401).end('{}');
    else if (name === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
    else if (name === 'text') response.end('<html>');
    else if (name === 'endless') response.end(`{"first_name":"${'x'.repeat(2_000_000)}"}`);
    else if (name === 'broke') response.writeHead(403).end('{"description":"Not enough credits"}');
    else response.writeHead(name in profiles ? 200 : 404).end(JSON.stringify(profiles[name] ?? {}));
  });
  geocoder = await startSite((request, response) => {
    lastReverse = request;
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://x');
    const russian = searchParams.get('accept-language') === 'ru';
    const address = {
      '55.75': { city: russian ? 'Москва' : 'Moscow', country: russian ? 'Россия' : 'Russia' },
      '50.00': { village: 'Smallbrook', county: 'Wide County', country: 'Land' },
      '40.00': { country: 'Nowhere but land' },
    }[searchParams.get('lat') ?? ''];
    if (pathname !== '/nominatim/reverse' || searchParams.get('format') !== 'jsonv2') response.writeHead(404);
    response.end(JSON.stringify(address ? { place_id: 1, address } : { error: 'Unable to geocode' }));
  });
  server = await startServer({
    env: {
      PROFILE_IMPORT_URL: `http://127.0.0.1:${provider.port}/api/v2/profile?fresh=1`,
      PROFILE_IMPORT_KEY: key,
      GEOCODER_URL: `http://127.0.0.1:${geocoder.port}/nominatim/`,
    },
  });
  bare = await startServer();
  ada = await addPerson(server);
});
afterAll(async () => {
  await server.stop();
  await bare.stop();
  await provider.stop();
  await geocoder.stop();
});

const linkedIn = (name: string) => `https://www.linkedin.com/in/${name}`;
const importProfile = (link: string, who = ada, lang?: string) =>
  server.get(`/api/participant/search-linkedin?linkedInProfileUrl=${encodeURIComponent(link)}`, {
    token: who.token,
    lang,
  });
const reverse = (query: string, lang?: string, token = ada.token) =>
  server.get(`/api/location/reverse?${query}`, { token, lang });

describe('P12 GET /api/participant/search-linkedin', () => {
  it('P12 fills in what the provider knows', async () => {
    const answer = await importProfile('linkedin.com/in/ada/?trk=x');
    expect(answer.body).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      position: 'Programmer',
      company: 'Analytical Engines',
      about: 'Numbers.\n\nAnd notes.',
      city: 'London',
      country: 'United Kingdom',
      imageUrl: 'https://media.example/ada.jpg',
      linkedInUrl: linkedIn('ada'),
    });
    const asked = new URL(lastImport?.url ?? '', 'http://x');
    expect(asked.pathname).toBe('/api/v2/profile');
    expect(Object.fromEntries(asked.searchParams)).toEqual({ fresh: '1', url: linkedIn('ada') });
  });

  it('P12 takes a profile with gaps, and nothing of another kind than it should be', async () => {
    const nothing = { position: null, company: null, about: null, city: null, country: null, imageUrl: null };
    expect((await importProfile(linkedIn('bare'))).body).toEqual({
      ...nothing,
      firstName: 'Мэри',
      lastName: '',
      linkedInUrl: linkedIn('bare'),
    });
    expect((await importProfile(linkedIn('odd'))).body).toEqual({
      ...nothing,
      firstName: 'Odd',
      lastName: '',
      position: `${'x'.repeat(119)}…`,
      linkedInUrl: linkedIn('odd'),
    });
  });

  it.each(['nobody', 'unknown', 'text', 'endless', 'broke', 'redirect'])(
    'P12 %s: the profile could not be imported',
    async (name) => {
      const answer = await importProfile(linkedIn(name));
      expect(answer.status).toBe(502);
      expect(answer.body).toEqual({ code: 1124, message: 'Couldn’t import the profile.' });
      expect(provider.asked).not.toContain('/elsewhere');
    },
  );

  it.each([
    '',
    'ada',
    'https://example.org/in/ada',
    'https://www.linkedin.com/company/x',
    'http://127.0.0.1/in/x',
  ])('P12 %j is no profile, and nobody is asked', async (link) => {
    const before = provider.asked.length;
    const answer = await importProfile(link);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 1100]);
    expect(errorOf(answer).details?.[0]?.path).toBe('linkedInProfileUrl');
    expect(provider.asked).toHaveLength(before);
  });

  it('P12 says at once where nothing is configured, in both languages', async () => {
    const { token } = await addPerson(bare);
    const path = `/api/participant/search-linkedin?linkedInProfileUrl=${linkedIn('ada')}`;
    expect((await bare.get(path, { token })).body).toEqual({
      code: 1123,
      message: 'Profile import isn’t set up here. Fill it in manually.',
    });
    expect((await bare.get(path, { token, lang: 'ru' })).body).toEqual({
      code: 1123,
      message: 'Импорт профиля здесь не настроен. Заполните вручную.',
    });
  });

  it('P12 is limited per account', async () => {
    const eve = await addPerson(server, { firstName: 'Eve' });
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await importProfile(linkedIn('bare'), eve)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

describe('P18 ONB-02 GET /api/location/reverse', () => {
  it('ONB-02 tells the location in the language asked for, and the service no more than the part of town', async () => {
    const at = 'latitude=55.7522200&longitude=37.6155600';
    expect((await reverse(at)).body).toEqual({ city: 'Moscow', country: 'Russia' });
    expect((await reverse(at, 'ru')).body).toEqual({ city: 'Москва', country: 'Россия' });
    expect(lastReverse?.url).toContain('lat=55.75&lon=37.62');
    expect(lastReverse?.headers['user-agent']).toContain('community-platform');
  });

  it('ONB-02 takes a village for a city', async () => {
    expect((await reverse('latitude=50&longitude=0')).body).toEqual({ city: 'Smallbrook', country: 'Land' });
  });

  it.each(['latitude=40&longitude=0', 'latitude=0&longitude=0'])('ONB-02 %s is nowhere', async (at) => {
    const answer = await reverse(at);
    expect([answer.status, answer.body]).toEqual([
      502,
      { code: 1125, message: 'Failed to detect location. Please, enter manually.' },
    ]);
  });

  it('ONB-02 says so where none is configured', async () => {
    const { token } = await addPerson(bare);
    expect(errorOf(await bare.get('/api/location/reverse?latitude=1&longitude=1', { token })).code).toBe(
      1125,
    );
  });

  it.each([
    '',
    'latitude=91&longitude=0',
    'latitude=0&longitude=181',
    'latitude=x&longitude=0',
    'latitude=1',
  ])('ONB-02 %j are no coordinates', async (at) => {
    expect(errorOf(await reverse(at)).code).toBe(1100);
  });
});
