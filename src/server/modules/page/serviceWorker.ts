import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { serviceWorkerPath } from '../../../lib/serviceWorkerPath';

/** Beside this file, and beside the built server. */
const readWorker = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`./worker/${name}.js`, import.meta.url)), 'utf8');

/** A worker connects to nothing. Browsers load the icons of its notifications under its policy. */
const policy = "default-src 'none'; img-src 'self'";

/** The service worker of web push, or one that removes it. Audience: anyone. */
export function registerServiceWorker(app: FastifyInstance): void {
  const name = app.env.VAPID_PUBLIC_KEY ? 'pushWorker' : 'noWorker';
  let content: Promise<string> | undefined;
  app.get(serviceWorkerPath, { schema: { hide: true } }, async (_request, reply) => {
    content ??= readWorker(name);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('cross-origin-resource-policy', 'same-origin')
      .send(await content);
  });
}
