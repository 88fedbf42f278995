import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyProfile, OwnProfile } from '../../src/generated/api/participant';
import { formerSlugs, participants } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { newcomer } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const community = 'names.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: { [community]: nothingAsked, 'other.example': nothingAsked },
  });
});
afterAll(() => server.stop());

const named = async (firstName: string, lastName = '', where = community) =>
  (await newcomer(server, where, firstName, lastName)).profile.slug;
const bySlug = (slug: string, where = community) =>
  server.get(`/api/participant/profile/${encodeURIComponent(slug)}`, { community: where });
const rename = async ({ token }: Person, { id }: OwnProfile, firstName: string, lastName = '') => {
  const body = { participantId: id, profile: { firstName, lastName } };
  const answer = await server.post('/api/participant/update-profile', body, { token, community });
  return (answer.body as OwnProfile).slug;
};
const leadsTo = async (slug: string) => {
  const { body } = await bySlug(slug);
  return [(body as AnyProfile).id, (body as AnyProfile).slug];
};

describe('slugs', () => {
  it('PRO-04 are made of the name, Russian as Russians write it', async () => {
    expect(await named('Юлия', 'Щукина')).toBe('yuliya-shchukina');
    expect(await named('Grace', 'O’Hopper')).toBe('grace-ohopper');
  });

  it('PRO-04 tell namesakes apart, in each community for itself', async () => {
    expect([await named('Ivan'), await named('Иван'), await named('IVAN')]).toEqual([
      'ivan',
      'ivan-2',
      'ivan-3',
    ]);
    expect(await named('Ivan', '', 'other.example')).toBe('ivan');
    expect(errorOf(await bySlug('ivan-2', 'other.example')).code).toBe(1110);
  });

  it('PRO-04 are usable for a name of emoji and from right to left', async () => {
    for (const name of ['🦊🐻', 'דנה כהן', '李小龙']) {
      const { profile } = await newcomer(server, community, name);
      expect(profile.slug).toMatch(/^member-\d{6}$/);
      expect((await bySlug(profile.slug)).body).toMatchObject({ firstName: name });
    }
  });

  it('PRO-04 stay while the name does; then the old one leads on', async () => {
    const { person, profile } = await newcomer(server, community, 'Мария', 'Белова');
    expect(profile.slug).toBe('mariya-belova');
    expect(await rename(person, profile, 'мария', 'Белова')).toBe('mariya-belova');
    expect(await rename(person, profile, 'Мария', 'Чернова')).toBe('mariya-chernova');
    expect(await leadsTo('mariya-belova')).toEqual([profile.id, 'mariya-chernova']);
    expect(await leadsTo('MARIYA-Chernova')).toEqual([profile.id, 'mariya-chernova']);
  });

  it('PRO-04 an old one goes to nobody else while it leads on, and back to its owner with the name', async () => {
    const { person, profile } = await newcomer(server, community, 'Olga');
    await rename(person, profile, 'Helga');
    const other = await newcomer(server, community, 'Olga');
    expect(other.profile.slug).toBe('olga-2');
    expect(await rename(person, profile, 'Olga')).toBe('olga');
    expect(await leadsTo('helga')).toEqual([profile.id, 'olga']);
    expect(await leadsTo('olga')).toEqual([profile.id, 'olga']);
  });

  it('PRO-04 a name beside a number of another keeps both apart', async () => {
    expect(await named('Agent')).toBe('agent');
    expect(await named('Agent 2')).toBe('agent-2');
    expect(await named('Agent')).toBe('agent-3');
    expect(await named('Agent 2')).toBe('agent-2-2');
  });

  it('PRO-04 many namesakes at once each get their own', async () => {
    const slugs = await Promise.all(Array.from({ length: 14 }, () => named('Twin')));
    expect(new Set(slugs).size).toBe(14);
    expect(slugs).toContain('twin');
  });

  it('PRO-04 behind many namesakes a free number is found without counting them', async () => {
    const used = Array.from({ length: 40 }, (_, place) => (place === 0 ? 'anna' : `anna-${place + 1}`));
    for (const slug of used) {
      await addPerson(server, { member: community, participant: { slug } });
    }
    expect(await named('Anna')).toBe('anna-41');
  });

  it('PRO-04 the latest twenty old ones lead on', async () => {
    const { person, profile } = await newcomer(server, community, 'Name');
    for (let count = 0; count < 22; count++)
      await rename(person, profile, `Name ${'abcdefghijklmnopqrstuvw'[count]}`);
    const rows = await server.app.db.orm
      .select()
      .from(formerSlugs)
      .where(eq(formerSlugs.participantId, profile.id));
    expect(rows).toHaveLength(20);
    expect(errorOf(await bySlug('name')).code).toBe(1110);
    expect(await named('Name')).toBe('name');
  });

  it('PRO-04 renaming at the same moment leaves one name, and nothing that leads nowhere', async () => {
    const { person, profile } = await newcomer(server, community, 'Rita');
    await Promise.all(['Zita', 'Nita', 'Vita'].map((name) => rename(person, profile, name)));
    const [row] = await server.app.db.orm
      .select()
      .from(participants)
      .where(and(eq(participants.id, profile.id), eq(participants.communityId, community)));
    for (const slug of ['rita', 'zita', 'nita', 'vita']) {
      expect(await leadsTo(slug)).toEqual([profile.id, row?.slug]);
    }
  });

  it('P05 unknown, empty and hostile ones are not found', async () => {
    for (const slug of ['nobody', "'; drop table participants; --", '../../etc/passwd', '%', '🦊']) {
      expect(errorOf(await bySlug(slug)).code).toBe(1110);
    }
    expect((await bySlug('x'.repeat(121))).status).toBe(400);
  });
});
