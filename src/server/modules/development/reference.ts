import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { referencePage } from '../../../config/reference/page';
import { reference } from '../../../generated/config/reference';

/** The reference of every config key. Audience: as of all pages for developers (`register.ts`). */
export function registerReference(app: FastifyInstance): void {
  app.get('/dev/config', { schema: { hide: true } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(referencePage(reference, nonce));
  });
}
