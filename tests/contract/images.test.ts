import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Image } from '../../src/generated/api/image';
import { imageHash } from '../../src/lib/imagePath';
import { brandFileUrl } from '../../src/server/brand/address';
import { images, jobs as jobTable, onboardingProgress, participants } from '../../src/server/db/schema';
import { claimed } from '../support/claimed';
import { errorOf, type Answer } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { colourAt, distance, pictures, pngBomb } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';
import { pretendInternet, startSite, type LocalSite } from '../support/web';

const home = 'open.example';
let server: TestServer;
let site: LocalSite;
let ada: Person;
let bob: Person;

const hosted: Record<string, () => Promise<Buffer> | Buffer> = {
  '/ada.jpg': () => pictures.jpg(),
  '/page.jpg': () => Buffer.from('<!doctype html><title>no picture</title>'),
  '/bomb.png': () => pngBomb(30_000),
};

beforeAll(async () => {
  site = await startSite((request, response) => {
    const make = hosted[request.url ?? ''];
    if (make) void Promise.resolve(make()).then((bytes) => response.end(bytes));
    else response.writeHead(302, { location: 'http://metadata.example/latest/meta-data/' }).end();
  });
  server = await startServer({
    pictureLinks: pretendInternet({
      'pictures.example': [['127.0.0.1']],
      'metadata.example': [['169.254.169.254']],
    }),
  });
  ada = await addPerson(server, { member: home });
  bob = await addPerson(server, { member: home, firstName: 'Bob' });
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

/** Sends a form as a browser does. */
function send(bytes: Uint8Array, { token }: Pick<Person, 'token'>, field = 'image', name = 'me.jpg') {
  const form = new FormData();
  form.append('note', 'hello');
  form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), name);
  return fetch(`${server.origin}/api/images/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: number }).code,
];
async function upload(bytes: Uint8Array, who: Person): Promise<Image> {
  const response = await send(bytes, who);
  expect(response.status).toBe(200);
  return (await response.json()) as Image;
}
const takeOver = (imageUrl: string, who = ada) =>
  server.post('/api/images/upload/link', { imageUrl }, { token: who.token });
const remove = (imageUrl: string, who: Person): Promise<Answer> =>
  server.call('DELETE', '/api/images/remove', { imageUrl }, { token: who.token });
const show = (url: string, method = 'GET', headers = {}) =>
  fetch(server.origin + url, { method, headers, redirect: 'manual' });
const isGone = (url: string) => vi.waitFor(async () => expect((await show(url)).status).toBe(404), 20_000);
const rowsOf = ({ userId }: Person) =>
  server.app.db.orm.select().from(images).where(eq(images.userId, userId));
const shows = (participantId: string | undefined, avatarUrl: string | null) =>
  server.app.db.orm
    .update(participants)
    .set({ avatarUrl: claimed(avatarUrl) })
    .where(eq(participants.id, participantId ?? ''));

const begins = ({ userId }: Person, avatarUrl: string) =>
  server.app.db.orm.insert(onboardingProgress).values({
    communityId: 'default',
    userId,
    step: 1,
    answers: {},
    lookingFor: '',
    profile: { about: 'Kept', avatarUrl },
    version: 1,
    updatedAt: new Date(),
  });
const claim = (url: string, { userId }: Person) =>
  server.app.images.claim(server.app.db.orm, 'participants.avatarUrl', { userId }, url);

/** A unique image. */
let tint = 0;
const another = () => {
  tint += 7;
  return sharp({ create: { width: 64, height: 64, channels: 3, background: { r: tint, g: 90, b: 120 } } })
    .png()
    .toBuffer();
};

describe('I02 POST /api/images/upload', () => {
  it('I02 answers three square sizes, each there for good', async () => {
    const source = await pictures.rotated();
    const { imageUrl, sizes } = await upload(source, ada);
    expect(imageUrl).toMatch(/^\/images\/[0-9a-f]{32}-256\.webp$/);
    expect(sizes.map(({ width }) => width)).toEqual([108, 256, 512]);
    expect(sizes[1]?.url).toBe(imageUrl);
    for (const { width, url } of sizes) {
      const response = await show(url);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width });
      expect(distance(await colourAt(bytes, 0.5, 0.1), pictures.red)).toBeLessThan(15);
      const etag = response.headers.get('etag') ?? '';
      expect((await show(url, 'GET', { 'if-none-match': etag })).status).toBe(304);
      expect((await show(url, 'HEAD')).headers.get('content-length')).toBe(String(bytes.length));
    }
  });

  it('I02 CFG-08 and a brand’s drawings are still drawn after it', async () => {
    await upload(await another(), ada);
    const config = server.app.communities.byDomain(home)!;
    const icon = await show(brandFileUrl(config, 'icon-192.png'));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('I02 the same picture has the same address, and another for another person', async () => {
    const source = await another();
    const first = await upload(source, ada);
    expect(await upload(source, ada)).toEqual(first);
    const other = await upload(source, bob);
    expect(other.imageUrl).not.toBe(first.imageUrl);
    expect((await remove(other.imageUrl, bob)).status).toBe(200);
    await isGone(other.imageUrl);
    expect((await show(first.imageUrl)).status).toBe(200);
  });

  it.each<[what: string, bytes: () => Promise<Uint8Array> | Uint8Array, answer: [number, number]]>([
    ['a script named .jpg', () => Buffer.from('<script>alert(1)</script>'), [400, 1120]],
    ['a renamed SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), [400, 1120]],
    ['a renamed GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00'), [400, 1120]],
    ['nothing', () => Buffer.alloc(0), [400, 1120]],
    ['1×1', () => pictures.png(1, 1), [400, 1120]],
    ['a truncated picture', async () => (await pictures.jpg(900, 900)).subarray(0, 4000), [400, 1120]],
    ['a bomb', () => pngBomb(30_000), [400, 1121]],
    ['10 MB and a byte', () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), [413, 1111]],
    ['50 MB', () => Buffer.alloc(50 * 1024 * 1024, 0xff), [413, 1111]],
  ])('I02 %s is refused clearly', async (_, bytes, answer) => {
    const before = (await rowsOf(ada)).length;
    expect(await codeOf(await send(await bytes(), ada))).toEqual(answer);
    expect(await rowsOf(ada)).toHaveLength(before);
  });

  it('I02 says so in the language asked for', async () => {
    const form = new FormData();
    form.append('image', new Blob(['x']), 'me.jpg');
    const response = await fetch(`${server.origin}/api/images/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'accept-language': 'ru' },
      body: form,
    });
    expect(await response.json()).toEqual({ code: 1120, message: 'Ошибка загрузки. Попробуйте другое фото' });
  });

  it('I02 a form without the field, a broken form and no form are refused clearly', async () => {
    expect(await codeOf(await send(await pictures.jpg(), ada, 'picture'))).toEqual([400, 1120]);
    const raw = (type: string, body: string) =>
      fetch(`${server.origin}/api/images/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': type },
        body,
      });
    const form = 'multipart/form-data; boundary=x';
    const file = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
    for (const [type, body] of [
      [form, ''],
      [form, 'nonsense'],
      [form, `${file}cut off`],
      [form, '--x\r\ncontent-disposition: form-data; name="image"\r\n\r\ntext\r\n--x--\r\n'],
      [form, `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n`],
      [form, `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(50)}--x--\r\n`],
      ['multipart/form-data', `${file}x\r\n--x--\r\n`],
    ] as const) {
      expect(await codeOf(await raw(type, body)), body).toEqual([400, 1120]);
    }
    expect(await codeOf(await raw('application/json', '{}'))).toEqual([415, 1112]);
    expect(await codeOf(await raw('image/jpeg', 'x'))).toEqual([415, 1112]);
  });

  it('I02 a stranger is refused before anything is read, and other calls take no form', async () => {
    expect(await codeOf(await send(await pictures.jpg(), { token: 'a.b' }))).toEqual([401, 405]);
    const form = new FormData();
    form.append('email', 'a@b.example');
    const response = await fetch(`${server.origin}/api/auth/recovery`, { method: 'POST', body: form });
    expect(await codeOf(response)).toEqual([415, 1112]);
  });

  it('I02 leaves nothing beside the pictures on the disk', async () => {
    const { DATA_DIR } = server.app.env;
    await upload(await another(), ada);
    const files = readdirSync(join(DATA_DIR, 'files'), { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^[0-9a-f]{32}-(108|256|512)\.webp$/.test(name))).toEqual([]);
  });
});

describe('I01 POST /api/images/upload/link', () => {
  const at = (path: string) => `http://pictures.example:${site.port}${path}`;

  it('I01 takes a picture over', async () => {
    const answer = await takeOver(at('/ada.jpg'));
    expect(answer.status).toBe(200);
    expect((await show((answer.body as Image).imageUrl)).headers.get('content-type')).toBe('image/webp');
  });

  it.each([
    ['/page.jpg', 400, 1120],
    ['/bomb.png', 400, 1121],
    ['/to-the-metadata', 400, 1122],
  ])('I01 %s is refused clearly', async (path, status, code) => {
    const answer = await takeOver(at(path));
    expect([answer.status, errorOf(answer).code]).toEqual([status, code]);
  });

  it.each([
    'http://127.0.0.2/a.jpg',
    'http://localhost/a.jpg',
    'http://[::ffff:10.0.0.1]/',
    'ftp://x/',
    'x',
    '',
  ])('I01 %j leads nowhere, and nothing tells why', async (link) => {
    const answer = await takeOver(link);
    expect(answer.body).toEqual({ code: 1122, message: 'Couldn’t get an image from this address.' });
  });
});

describe('I03 DELETE /api/images/remove', () => {
  it('I03 removes an own picture, its files, and what showed it', async () => {
    const { imageUrl, sizes } = await upload(await another(), ada);
    await shows(ada.participantId, imageUrl);
    const [before] = await rowsOfParticipant(ada);
    expect((await remove(imageUrl, ada)).text).toBe('OK');
    for (const { url } of sizes) await isGone(url);
    const [after] = await rowsOfParticipant(ada);
    expect(after).toMatchObject({ avatarUrl: null, version: (before?.version ?? 0) + 1 });
    expect(errorOf(await remove(imageUrl, ada)).code).toBe(1110);
  });

  it('I03 a picture of a profile that is begun goes out of it alone', async () => {
    const eve = await addPerson(server, { firstName: 'Eve' });
    const [{ imageUrl }, other] = [await upload(await another(), eve), await upload(await another(), eve)];
    await begins(eve, imageUrl);
    const begun = async () => {
      const rows = server.app.db.orm.select().from(onboardingProgress);
      return (await rows.where(eq(onboardingProgress.userId, eve.userId)))[0];
    };
    expect((await remove(other.imageUrl, eve)).text).toBe('OK');
    expect(await begun()).toMatchObject({ profile: { avatarUrl: imageUrl }, version: 1 });
    expect((await remove(imageUrl, eve)).text).toBe('OK');
    expect(await begun()).toMatchObject({ profile: { about: 'Kept', avatarUrl: null }, version: 2 });
  });

  it("I03 another's picture answers as one that is not there", async () => {
    const { imageUrl } = await upload(await another(), bob);
    const foreign = await remove(imageUrl, ada);
    const unknown = await remove(`/images/${'0'.repeat(32)}-256.webp`, ada);
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await show(imageUrl)).status).toBe(200);
    for (const url of ['', 'x', '/images/../secret', 'https://cdn.example/a.jpg']) {
      expect(errorOf(await remove(url, ada)).code).toBe(1110);
    }
  });

  const rowsOfParticipant = ({ participantId = '' }: Person) =>
    server.app.db.orm.select().from(participants).where(eq(participants.id, participantId));
});

describe('GET /images', () => {
  it.each([
    `/images/${'0'.repeat(32)}-256.webp`,
    '/images/..%2f..%2fsecrets.json',
    '/images/%2e%2e',
    '/images/x',
    '/images/',
  ])('%s has nothing', async (url) => {
    const response = await show(url);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what nothing shows', () => {
  it('PRO-01 goes with all of its files though a process is killed while it removes them', async () => {
    const { imageUrl, sizes } = await upload(await another(), ada);
    const { db, jobs } = server.app;
    const hash = imageHash(imageUrl) ?? '';
    // As the process leaves it: the row is gone, and it had leased the job.
    await db.orm.delete(images).where(eq(images.hash, hash));
    const leasedUntil = new Date(Date.now() + 60_000);
    await db.orm.insert(jobTable).values({ id: hash, queue: 'picture-files', data: { hash }, leasedUntil });
    await jobs.work();
    expect((await show(imageUrl)).status).toBe(200);
    // Once the lease has expired.
    await db.orm.update(jobTable).set({ leasedUntil: new Date() }).where(eq(jobTable.id, hash));
    await jobs.work();
    for (const { url } of sizes) expect((await show(url)).status).toBe(404);
    expect(await db.orm.$count(jobTable, eq(jobTable.id, hash))).toBe(0);
  });

  it('PRO-01 goes a day after it came; what is shown, or about to be, stays', async () => {
    const cara = await addPerson(server, { member: home, firstName: 'Cara' });
    const [unused, worn, begun] = (await Promise.all(
      [0, 1, 2].map(async () => (await upload(await another(), cara)).imageUrl),
    )) as [string, string, string];
    await shows(cara.participantId, worn);
    await begins(cara, begun);
    server.later(23 * 3600);
    await server.app.images.sweep();
    expect(await rowsOf(cara)).toHaveLength(3);
    server.later(2 * 3600);
    await server.app.images.sweep();
    await isGone(unused);
    expect((await show(worn)).status).toBe(200);
    expect((await show(begun)).status).toBe(200);

    await shows(cara.participantId, null);
    await server.app.images.sweep();
    expect((await show(worn)).status).toBe(200);
    server.later(8 * 86_400);
    await server.app.images.sweep();
    await isGone(worn);
    expect((await show(begun)).status).toBe(200);
  });

  it('PRO-01 a replaced picture goes at once, unless something else shows it', async () => {
    const dan = await addPerson(server, { member: home, firstName: 'Dan' });
    const { imageUrl } = await upload(await another(), dan);
    const { app } = server;
    const release = () =>
      app.db.transaction((tx) => app.images.release(tx, { userId: dan.userId }, imageUrl));
    expect(await claim(imageUrl, dan)).toBe(imageUrl);
    await shows(dan.participantId, imageUrl);
    await release();
    expect((await show(imageUrl)).status).toBe(200);
    await shows(dan.participantId, null);
    await release();
    await isGone(imageUrl);
    expect(await claim(imageUrl, dan)).toBeUndefined();
  });

  it('P08 puts a picture on the profile; the one it replaces is gone, files and all', async () => {
    const fay = await addPerson(server, { member: home, firstName: 'Fay' });
    const wear = async (avatarUrl: string | null) => {
      const body = { participantId: fay.participantId, profile: { avatarUrl } };
      return server.post('/api/participant/update-profile', body, { token: fay.token, community: home });
    };
    const [first, second] = [await upload(await another(), fay), await upload(await another(), fay)];
    const foreign = await upload(await another(), bob);
    for (const { imageUrl } of [first, second]) {
      expect((await wear(imageUrl)).body).toMatchObject({ avatarUrl: imageUrl });
    }
    await isGone(first.imageUrl);
    for (const { imageUrl } of [first, foreign]) expect(errorOf(await wear(imageUrl)).code).toBe(1100);
    expect((await show(second.imageUrl)).status).toBe(200);
    expect((await wear(null)).status).toBe(200);
    for (const { url } of second.sizes) await isGone(url);
    expect(await rowsOf(fay)).toEqual([]);
  });

  it('PRO-01 a profile takes the own picture of 256 px alone', async () => {
    const { imageUrl, sizes } = await upload(await another(), ada);
    expect(await claim(imageUrl, ada)).toBe(imageUrl);
    expect(await claim(imageUrl, bob)).toBeUndefined();
    for (const url of [sizes[0]?.url ?? '', `https://cdn.example${imageUrl}`, '', 'x']) {
      expect(await claim(url, ada)).toBeUndefined();
    }
  });

  it('a picture that comes again while its files are removed is there', async () => {
    const source = await another();
    for (let turn = 0; turn < 5; turn += 1) {
      const { imageUrl } = await upload(source, bob);
      const [, again] = await Promise.all([remove(imageUrl, bob), upload(source, bob)]);
      const rows = (await rowsOf(bob)).filter(({ hash }) => again.imageUrl.includes(hash));
      await server.app.images.sweep();
      if (rows.length > 0) expect((await show(again.imageUrl)).status).toBe(200);
    }
  });

  it('I02 many uploads at once come through', async () => {
    const sources = await Promise.all(Array.from({ length: 8 }, another));
    const kept = await Promise.all(sources.map((source) => upload(source, bob)));
    for (const { imageUrl } of kept) expect((await show(imageUrl)).status).toBe(200);
  });

  it('I02 are limited per account', async () => {
    const eve = await addPerson(server, { firstName: 'Eve' });
    const codes = new Map<number, number>();
    for (let n = 0; n < 62; n += 1) {
      const response = await send(Buffer.from('x'), eve);
      codes.set(response.status, (codes.get(response.status) ?? 0) + 1);
    }
    expect(codes).toEqual(
      new Map([
        [400, 60],
        [429, 2],
      ]),
    );
  });
});
