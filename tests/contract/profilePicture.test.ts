import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Image } from '../../src/generated/api/image';
import type { OwnProfile } from '../../src/generated/api/participant';
import { errorOf } from '../support/client';
import { join, joining } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ communities: { 'bare.example': nothingAsked } });
});
afterAll(() => server.stop());

let tint = 0;
/** Uploads a unique image. */
async function upload({ token }: Person): Promise<string> {
  tint += 9;
  const background = { r: tint, g: 40, b: 200 };
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'me.png');
  const response = await fetch(`${server.origin}/api/images/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await response.json()) as Image).imageUrl;
}
const save = ({ token, participantId }: Person, profile: object) =>
  server.post('/api/participant/update-profile', { participantId, profile }, { token, community: home });
const status = async (url: string) => (await fetch(server.origin + url)).status;

describe('the picture of a profile', () => {
  it('P08 shows an own upload; replaced or taken away, it goes', async () => {
    const ada = await addPerson(server, { member: home });
    const [first, second] = [await upload(ada), await upload(ada)];
    expect((await save(ada, { avatarUrl: first })).body).toMatchObject({ avatarUrl: first });
    expect((await save(ada, { about: 'Same picture', avatarUrl: first })).status).toBe(200);
    expect((await save(ada, { avatarUrl: second })).body).toMatchObject({ avatarUrl: second });
    await vi.waitFor(async () => expect(await status(first)).toBe(404), 20_000);
    expect(await status(second)).toBe(200);
    expect((await save(ada, { avatarUrl: null })).body).toMatchObject({ avatarUrl: null });
    await vi.waitFor(async () => expect(await status(second)).toBe(404), 20_000);
  });

  it("P08 shows nobody else's, none of another size, none from elsewhere", async () => {
    const [ada, bob] = [await addPerson(server, { member: home }), await addPerson(server, { member: home })];
    const foreign = await upload(bob);
    const own = await upload(ada);
    for (const avatarUrl of [
      foreign,
      own.replace('-256', '-512'),
      'https://cdn.example/a.webp',
      own + '?x',
    ]) {
      const answer = await save(ada, { avatarUrl, about: 'Not saved' });
      expect(errorOf(answer).details).toEqual([
        { path: 'profile.avatarUrl', message: 'This image is no longer available. Upload it again' },
      ]);
    }
    const { body } = await server.get('/api/participant/profile', { token: ada.token, community: home });
    expect(body).toMatchObject({ avatarUrl: null, about: null, version: 1 });
  });

  it('P01 comes along with joining', async () => {
    const person = await addPerson(server);
    const avatarUrl = await upload(person);
    const answer = await join(server, person, 'bare.example', {
      ...joining,
      profile: { ...joining.profile, avatarUrl },
    });
    expect((answer.body as OwnProfile).avatarUrl).toBe(avatarUrl);
  });
});
