import { join as path } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProfileInput } from '../../src/generated/api/participant';
import { blocks, formerSlugs } from '../../src/server/db/schema';
import { claimed } from '../support/claimed';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ sourceTemplate: path(import.meta.dirname, '../../src/index.html') });
});
afterAll(() => server.stop());

async function addMember(slug: string, participant: PersonOptions['participant'] = {}): Promise<string> {
  const { participantId } = await addPerson(server, {
    member: home,
    firstName: 'Ада',
    participant: { slug, lastName: 'Кинг "Лавлейс"', position: 'Аналитик', company: 'A & B', ...participant },
  });
  return participantId!;
}
const open = (url: string, cookie = '') =>
  server.app.inject({ url, headers: { host: `${home}.localhost:3999`, accept: 'text/html', cookie } });
const meta = (html: string, key: string) =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)">`).exec(html)?.[1];
/** The structured data of the page, or undefined. */
const told = (html: string): unknown => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

describe('the page at /u/{slug}', () => {
  it('PRO-04 a shared link shows name, occupation and picture', async () => {
    await addMember('ada-king', { avatarUrl: claimed('/images/0123456789abcdef-256.webp') });
    const { statusCode, body: html } = await open('/u/ada-king?from=chat');
    expect(statusCode).toBe(200);
    expect(html).toContain('<title>Ада Кинг &quot;Лавлейс&quot; · ');
    expect(meta(html, 'og:title')).toBe('Ада Кинг &quot;Лавлейс&quot;');
    expect(meta(html, 'og:description')).toBe('Аналитик, A &amp; B');
    expect(meta(html, 'og:type')).toBe('profile');
    expect(meta(html, 'og:image')).toBe(`http://${home}.localhost:3999/images/0123456789abcdef-512.webp`);
    expect(meta(html, 'og:url')).toBe(`http://${home}.localhost:3999/u/ada-king`);
    expect(told(html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Ада Кинг "Лавлейс"',
        url: `http://${home}.localhost:3999/u/ada-king`,
        jobTitle: 'Аналитик',
        worksFor: { '@type': 'Organization', name: 'A & B' },
        image: `http://${home}.localhost:3999/images/0123456789abcdef-512.webp`,
      },
    });
  });

  it('PRO-05 search engines may list it while its owner allows them, for any caller', async () => {
    const visitors = [undefined, await addPerson(server), await addPerson(server, { member: home })];
    const owner = await addPerson(server, { member: home, participant: { slug: 'listed' } });
    const robots = async (slug: string) => {
      const pages = [...visitors, owner].map((person) =>
        open(`/u/${slug}`, person && `session=${person.token.split('.')[0]}`),
      );
      return new Set((await Promise.all(pages)).map(({ body }) => meta(body, 'robots')));
    };
    const save = (profile: ProfileInput) =>
      server.post(
        '/api/participant/update-profile',
        { participantId: owner.participantId, profile },
        { token: owner.token, community: home },
      );
    expect(await robots('listed')).toEqual(new Set(['noindex']));
    await save({ inSearchEngines: true });
    expect(await robots('listed')).toEqual(new Set([undefined]));
    // Nobody learns whose page this is.
    await save({ privacy: 'PRIVATE' });
    expect(await robots('listed')).toEqual(new Set(['noindex']));
    await save({ privacy: 'CONNECTIONS', inSearchEngines: false });
    expect(await robots('listed')).toEqual(new Set(['noindex']));
  });

  it('PRO-05 search engines are kept from a page whose owner cannot be asked', async () => {
    await addMember('unasked', { inSearchEngines: true });
    const { participants } = server.app;
    const card = vi.spyOn(participants, 'card').mockRejectedValue(new Error('away'));
    const { statusCode, body } = await open('/u/unasked');
    card.mockRestore();
    expect([statusCode, meta(body, 'robots')]).toEqual([200, 'noindex']);
  });

  it('PRO-02 of a member who keeps contacts private it shows neither name nor picture, and is not indexed', async () => {
    await addMember('private-ada', {
      privacy: 'PRIVATE',
      avatarUrl: claimed('/images/fedcba9876543210-256.webp'),
    });
    const { statusCode, body: html } = await open('/u/private-ada');
    expect(statusCode).toBe(200);
    expect(html).not.toMatch(/Ада|Кинг|Аналитик|fedcba/);
    expect(meta(html, 'og:title')).toBeDefined();
    expect(meta(html, 'robots')).toBe('noindex');
    expect(told(html)).toBeUndefined();
  });

  it('PRO-04 nobody there, switched off, not admitted, of another community: the not-found page', async () => {
    await addMember('off', { profileEnabled: false });
    await addMember('waiting', { enabled: false });
    await addMember('elsewhere', { communityId: 'default' });
    for (const slug of ['nobody', 'off', 'waiting', 'elsewhere', "'%20or%201=1"]) {
      const { statusCode, body } = await open(`/u/${slug}`);
      expect([slug, statusCode]).toEqual([slug, 404]);
      expect(body).not.toMatch(/Ада|Аналитик/);
      expect(meta(body, 'robots')).toBe('noindex');
    }
    for (const slug of ['%E0%A4%A', '%00']) expect((await open(`/u/${slug}`)).statusCode).toBe(400);
  });

  describe.each(['blocked', 'was blocked by'])('B08 of a member whom the reader %s', (which) => {
    const is = (whose: string, slug: string) => `${whose}-${which.replaceAll(' ', '-')}-${slug}`;
    let reader: Person;
    beforeAll(async () => {
      reader = await addPerson(server, { member: home });
      const avatarUrl = claimed(`/images/${is('apart', '0')}-256.webp`);
      const participantId = await addMember(is('apart', 'ada'), { avatarUrl, inSearchEngines: true });
      const [one, other] = [reader.participantId!, participantId];
      const [blocker, blocked] = which === 'blocked' ? [one, other] : [other, one];
      await server.app.db.orm
        .insert(blocks)
        .values({ communityId: home, participantId: blocker, subjectId: blocked, createdAt: new Date() });
      await server.app.db.orm
        .insert(formerSlugs)
        .values({ communityId: home, slug: is('apart', 'old'), participantId, createdAt: new Date() });
    });
    const cookieOf = ({ token }: Person) => `session=${token.split('.')[0]}`;
    /** A page without its own address. */
    const pageAt = async (slug: string, cookie?: string) => {
      const { statusCode, headers, body } = await open(`/u/${slug}`, cookie);
      const { 'cache-control': cache, vary, location } = headers;
      return { statusCode, cache, vary, location, body: body.replaceAll(slug, '') };
    };

    it('the page answers as one of nobody, at a former slug as well', async () => {
      const nobody = await pageAt(is('no', 'body'), cookieOf(reader));
      expect(nobody).toMatchObject({ statusCode: 404, cache: 'no-cache', location: undefined });
      expect(nobody.vary).toContain('cookie');
      for (const slug of ['ada', 'old'])
        expect(await pageAt(is('apart', slug), cookieOf(reader))).toEqual(nobody);
    });

    it('anybody else finds it as before, before and after', async () => {
      const [other, manager] = [
        await addPerson(server, { member: home }),
        await addPerson(server, { member: home, manager: true }),
      ];
      for (const cookie of [undefined, 'session=unknown', cookieOf(other), cookieOf(manager)]) {
        const page = await pageAt(is('apart', 'ada'), cookie);
        expect([page.statusCode, meta(page.body, 'og:description')]).toEqual([200, 'Аналитик, A &amp; B']);
        expect(page.vary).toContain('cookie');
        expect((await pageAt(is('apart', 'ada'), cookieOf(reader))).body).not.toMatch(/Ада|Аналитик|apart/);
      }
      const moved = await pageAt(is('apart', 'old'));
      expect([moved.statusCode, moved.cache]).toEqual([301, 'no-cache']);
      expect(moved.vary).toContain('cookie');
    });

    it('the call behind it answers that there is nobody', async () => {
      const { status, text } = await server.get(`/api/participant/profile/${is('apart', 'ada')}`, {
        token: reader.token,
        community: home,
      });
      expect([status, text]).toEqual([404, expect.stringContaining('1110')]);
    });
  });

  it('PRO-04 a former slug leads to the one of today, and is not remembered by browsers', async () => {
    const participantId = await addMember('today');
    const off = await addMember('today-off', { enabled: false });
    await server.app.db.orm.insert(formerSlugs).values([
      { communityId: home, slug: 'yesterday', participantId, createdAt: new Date() },
      { communityId: home, slug: 'yesterday-off', participantId: off, createdAt: new Date() },
    ]);
    const moved = await open('/u/yesterday?from=chat');
    expect(moved.statusCode).toBe(301);
    expect(moved.headers).toMatchObject({ location: '/u/today?from=chat', 'cache-control': 'no-cache' });
    expect((await open('/u/Today')).headers.location).toBe('/u/today');
    expect((await open('/u/yesterday-off')).statusCode).toBe(404);
  });

  it('PRO-04 what a member wrote stays text', async () => {
    await addMember('hostile', { firstName: '</title><script>alert(1)</script>', position: '"><img src=x>' });
    const { body } = await open('/u/hostile');
    expect(body).not.toMatch(/<script>alert|<img src=x/);
    expect(told(body)).toMatchObject({
      mainEntity: { name: '</title><script>alert(1)</script> Кинг "Лавлейс"' },
    });
  });

  it('other pages speak for the community as before', async () => {
    const { body } = await open('/login');
    expect(meta(body, 'og:type')).toBe('website');
    expect(told(body)).toBeUndefined();
    expect(meta(body, 'robots')).toBeUndefined();
  });
});
