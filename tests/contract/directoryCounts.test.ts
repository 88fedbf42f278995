import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks, directoryCounts, participants, relations } from '../../src/server/db/schema';
import { mergeCounts } from '../../src/server/modules/directory/counts';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'counted.example';
const elsewhere = 'elsewhere.example';
const at = new Date('2026-01-06T12:00:00Z');
let server: TestServer;
let viewer: Person;
beforeAll(async () => {
  const open = { ...emailOnly, community: { transparent: true } };
  server = await startServer({ communities: { [home]: open, [elsewhere]: open } });
  viewer = await addPerson(server, { member: home, participant: { tags: ['viewer'] } });
});
afterAll(() => server.stop());

const get = async (end: string, who = viewer) =>
  (await server.get(`/api/community/${home}/${end}`, { token: who.token, community: home })).body;
/** The counts that a member sees, as `tag: count` and `city, country: count`. */
const told = async (who = viewer) => [
  ...((await get('top-tags', who)) as { tag: string; count: number }[]).map(
    ({ tag, count }) => `${tag}: ${count}`,
  ),
  ...(
    (await get('participants/locations', who)) as { city: string; country: string | null; count: number }[]
  ).map(({ city, country, count }) => `${city}, ${country}: ${count}`),
];
const member = (participant: Partial<typeof participants.$inferInsert>, community = home) =>
  addPerson(server, { member: community, participant });
const change = ({ participantId = '' }: Person, set: Partial<typeof participants.$inferInsert>) =>
  server.app.db.orm.update(participants).set(set).where(eq(participants.id, participantId));
const kept = () => server.app.db.orm.select().from(directoryCounts);

describe('counts of a directory', () => {
  it('C16 C17 follow every change of a member, and so they do after they are merged', async () => {
    const lyon = { city: 'Lyon', country: 'France', showLocation: true };
    const one = await member({ tags: ['clay', 'clay', 'glass'], ...lyon });
    const other = await member({ tags: ['clay'], ...lyon, country: null });
    await member({ tags: ['clay', 'farsecret'], city: 'Farsecret', showLocation: true }, elsewhere);
    const all = ['clay: 2', 'glass: 1', 'viewer: 1', 'Lyon, France: 1', 'Lyon, null: 1'];
    expect(await told()).toEqual(all);

    await change(one, { tags: ['glass', 'iron'], country: 'FR' });
    await change(other, { showLocation: false, about: 'A word' });
    const changed = ['clay: 1', 'glass: 1', 'iron: 1', 'viewer: 1', 'Lyon, FR: 1'];
    expect(await told()).toEqual(changed);
    await change(one, { enabled: false });
    await change(other, { profileEnabled: false });
    expect(await told()).toEqual(['viewer: 1']);
    await change(one, { enabled: true });
    await change(other, { profileEnabled: true });
    expect(await told()).toEqual(changed);

    const { orm } = server.app.db;
    await Promise.all([mergeCounts(orm), mergeCounts(orm), change(one, { tags: ['glass'] })]);
    const less = ['clay: 1', 'glass: 1', 'viewer: 1', 'Lyon, FR: 1'];
    expect(await told()).toEqual(less);
    await mergeCounts(orm);
    expect(await told()).toEqual(less);
    const rows = (await kept()).map(({ communityId, kind, value, count }) =>
      [communityId, kind, value, count].join(' '),
    );
    expect(rows.sort()).toEqual(
      [
        `${home} PLACE Lyon 1`,
        `${home} TAG clay 1`,
        `${home} TAG glass 1`,
        `${home} TAG viewer 1`,
        `${elsewhere} PLACE Farsecret 1`,
        `${elsewhere} TAG clay 1`,
        `${elsewhere} TAG farsecret 1`,
      ].sort(),
    );

    await orm.delete(participants).where(
      inArray(
        participants.id,
        [one, other].map((each) => each.participantId!),
      ),
    );
    expect(await told()).toEqual(['viewer: 1']);
    await mergeCounts(orm);
    expect(await kept()).toHaveLength(4);
  });

  it('C16 C17 are of those a member sees: neither hidden nor blocked, each taken off once', async () => {
    const { orm } = server.app.db;
    const seen = { tags: ['wool'], city: 'Turin', country: 'Italy', showLocation: true };
    const [hidden, blocked, blocking, off] = [
      await member(seen),
      await member(seen),
      await member(seen),
      await member({ ...seen, enabled: false }),
    ];
    const other = await member({ tags: ['wool'] });
    const participantId = viewer.participantId!;
    const from = (subject: Person) => ({
      communityId: home,
      participantId,
      subjectId: subject.participantId!,
      createdAt: at,
    });
    await orm
      .insert(relations)
      .values([hidden, blocked, off].map((each) => ({ ...from(each), relationType: 'DISLIKE' as const })));
    await orm
      .insert(blocks)
      .values([
        from(blocked),
        from(off),
        { ...from(blocking), participantId: blocking.participantId!, subjectId: participantId },
      ]);
    expect(await told()).toEqual(['viewer: 1', 'wool: 1']);
    expect(await told(other)).toEqual(['wool: 4', 'viewer: 1', 'Turin, Italy: 3']);
    // A member who blocked others does not see them.
    expect(await told(blocking)).toEqual(['wool: 4', 'Turin, Italy: 3']);
  });
});
