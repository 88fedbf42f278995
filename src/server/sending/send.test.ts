import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRepresentation } from './representation';
import { sendRepresentation } from './send';
import { sendOnce } from './sendOnce';

const text = 'The same again. '.repeat(200);

function serving(content = createRepresentation(text), status = 200) {
  const app = Fastify();
  app.get('/', (request, reply) => sendRepresentation(request, reply.code(status), content));
  return (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
}

describe('what is sent again and again', () => {
  it('comes in the encoding that is accepted, each under a tag of its own', async () => {
    const get = serving();
    const [plain, gzip, br] = [
      await get(),
      await get({ 'accept-encoding': 'gzip, deflate' }),
      await get({ 'accept-encoding': 'gzip, deflate, br, zstd' }),
    ];
    expect(plain.payload).toBe(text);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    expect((await get({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('is not sent to whoever has it, and anew to whoever has another', async () => {
    const get = serving();
    const { etag = '' } = (await get({ 'accept-encoding': 'br' })).headers;
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${String(etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(200);
    expect((await get({ 'accept-encoding': 'br', 'if-none-match': '"other-br"' })).statusCode).toBe(200);
  });

  it('is compressed once, and not at all where that makes nothing shorter', async () => {
    const content = createRepresentation(text);
    expect(await content.encoded('br')).toBe(await content.encoded('br'));
    for (const one of [createRepresentation('short'), createRepresentation(text, { packs: false })]) {
      const { headers } = await serving(one)({ 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  it('has no tag where it says that something is missing', async () => {
    const { statusCode, headers } = await serving(createRepresentation(text), 404)({ 'if-none-match': '*' });
    expect([statusCode, headers.etag]).toEqual([404, undefined]);
  });
});

describe('what is sent once', () => {
  it('comes in the encoding that is accepted, without a tag', async () => {
    const app = Fastify();
    app.get('/', (request, reply) => sendOnce(request, reply, text));
    const get = (accepted?: string) =>
      app.inject({ url: '/', headers: accepted ? { 'accept-encoding': accepted } : {} });
    const [plain, gzip, br] = [await get(), await get('gzip'), await get('gzip, br')];
    expect(plain.payload).toBe(text);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
    for (const { headers } of [plain, gzip, br]) expect(headers).not.toHaveProperty('etag');
  });
});
