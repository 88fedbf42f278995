import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../src/generated/api/event';
import { coverOf, coverSizes } from '../../src/lib/cover';
import { createEvent } from '../support/events';
import { errorOf, type Answer } from '../support/client';
import { organisesToo } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { jpgBomb, pictures, pngBomb } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const elsewhere = 'another.example';
let server: TestServer;
const someone: Record<string, Person> = {};
beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly, [elsewhere]: emailOnly } });
  someone.organiser = await addPerson(server, { member: home, firstName: 'Olga' });
  someone.member = await addPerson(server, { member: home });
  someone.manager = await addPerson(server, { member: home, manager: true });
  someone.neighbour = await addPerson(server, { member: elsewhere, manager: true });
});
afterAll(() => server.stop());

const organiser = () => someone.organiser!;
const create = (change: object = {}) => createEvent(server, organiser(), home, change);
const as = (name: string) => ({ token: someone[name]?.token, community: home });

/** Sends a form as a browser does; E07 answers the event. */
async function upload(id: string, bytes: Uint8Array, name = 'organiser', community = home) {
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'cover.jpg');
  const response = await fetch(`${server.origin}/api/event/${id}/upload-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${someone[name]?.token}`, 'x-community-id': community },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Event & { code?: number } };
}
const show = (url: string | null) => fetch(server.origin + url);
const isGone = (url: string | null) =>
  vi.waitFor(async () => expect((await show(url)).status).toBe(404), 20_000);
const seen = async (id: string, name: string) =>
  (await server.get(`/api/event/${id}`, as(name))).body as Event;
const remove = (id: string, name = 'organiser'): Promise<Answer> =>
  server.delete(`/api/event/${id}/image`, as(name));
/** An event with a cover. */
async function covered(change: object = {}): Promise<Event & { imageUrl: string }> {
  const { id } = await create(change);
  const { body } = await upload(id, await pictures.jpg());
  return { ...body, imageUrl: String(body.imageUrl) };
}

describe('the cover of an event', () => {
  it('E07 POST upload-image is there in three widths, for everybody who sees the event', async () => {
    const { id, imageUrl } = await covered();
    expect(imageUrl).toMatch(/^\/images\/[0-9a-f]{32}-1200\.webp$/);
    for (const name of ['visitor', 'member', 'manager'])
      expect((await seen(id, name)).imageUrl).toBe(imageUrl);
    for (const size of coverSizes) {
      const response = await show(coverOf(imageUrl, size));
      const told = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(told).toMatchObject({ format: 'webp', width: size, height: Math.round((size * 630) / 1200) });
      expect([told.exif, told.icc]).toEqual([undefined, undefined]);
    }
  });

  it('E07 the next one takes its place, also from a manager; one that is not right changes nothing', async () => {
    const first = await covered();
    const second = await upload(first.id, await pictures.jpg(900, 600), 'manager');
    expect(second.status).toBe(200);
    await isGone(first.imageUrl);
    for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0)]) {
      expect((await upload(first.id, bytes)).body.code).toBe(1120);
    }
    expect((await seen(first.id, 'visitor')).imageUrl).toBe(second.body.imageUrl);
    expect((await show(second.body.imageUrl)).status).toBe(200);
  });

  it('E07 what is no picture, says that it is huge, or brings more than a picture does no harm', async () => {
    const { id, imageUrl } = await covered();
    const jpg = await pictures.jpg();
    for (const bytes of [
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from('%PDF-1.7'),
      jpg.subarray(0, 200),
      pngBomb(30_000),
      await jpgBomb(65_000, 65_000),
    ]) {
      const { status, body } = await upload(id, bytes);
      expect([status, body.code]).toEqual([400, expect.any(Number)]);
      expect((await seen(id, 'visitor')).imageUrl).toBe(imageUrl);
    }
    // Data after the image are not part of it, and are removed.
    const { body } = await upload(id, Buffer.concat([jpg, Buffer.from('<script>alert(1)</script>')]));
    const shown = await show(body.imageUrl);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await shown.arrayBuffer()).includes('alert(1)')).toBe(false);
  });

  it('E07 E32 are of organisers and managers here alone', async () => {
    const { id, imageUrl } = await covered();
    for (const [name, community] of [
      ['member', home],
      ['neighbour', home],
      ['neighbour', elsewhere],
    ] as const) {
      expect((await upload(id, await pictures.jpg(), name, community)).body.code, name).toBe(1109);
      const by = { token: someone[name]?.token, community };
      expect(errorOf(await server.delete(`/api/event/${id}/image`, by)).code, name).toBe(1109);
    }
    expect((await seen(id, 'visitor')).imageUrl).toBe(imageUrl);
  });

  it('E32 DELETE image takes it away with its files; said again it changes nothing', async () => {
    const { id, imageUrl } = await covered();
    expect((await remove(id)).body).toMatchObject({ id, imageUrl: null });
    expect((await remove(id)).status).toBe(200);
    for (const size of coverSizes) await isGone(coverOf(imageUrl, size));
  });

  it('E06 a deleted event takes its cover with it', async () => {
    const { id, imageUrl } = await covered();
    await server.delete(`/api/event/${id}`, as('organiser'));
    await isGone(imageUrl);
    expect((await upload(id, await pictures.jpg())).body.code).toBe(1109);
  });

  it('EVT-03 E04 of an event that becomes private strangers know nothing any more', async () => {
    const { id, imageUrl } = await covered();
    const bytes = Buffer.from(await (await show(imageUrl)).arrayBuffer());
    const path = `/api/event/${id}`;
    const hidden = (await server.call('PATCH', path, { visibility: 'PRIVATE' }, as('organiser')))
      .body as Event;
    expect(hidden.imageUrl).not.toBe(imageUrl);
    await isGone(imageUrl);
    expect(errorOf(await server.get(path, {})).code).toBe(1195);
    const after = await show((await seen(id, 'member')).imageUrl);
    expect(Buffer.from(await after.arrayBuffer()).equals(bytes)).toBe(true);
    // Nothing is hidden once more by what leaves it private.
    const again = await server.call('PATCH', path, { title: 'Still private' }, as('organiser'));
    expect((again.body as Event).imageUrl).toBe(hidden.imageUrl);
  });

  it('A13 stays with the event when its uploader leaves, and does not count as unused', async () => {
    const guest = (someone.guest = await addPerson(server, { member: home }));
    const { id } = await create();
    await organisesToo(server, home, { id, by: someone.organiser!, who: guest });
    const { body } = await upload(id, await pictures.jpg(), 'guest');
    const { token, participantId } = guest;
    await server.post('/api/participant/leave', { participantId }, { token, community: home });
    server.later(40 * 86_400);
    await server.app.images.sweep();
    await server.app.images.sweep();
    expect((await show(body.imageUrl)).status).toBe(200);
  });
});
