import type { FastifyInstance } from 'fastify';
import { offeredHere } from '../../offered';

/**
 * The config of a changed folder, for open pages: its own community, or all of them after a change of `default`.
 * Audience: as for all pages for developers (`register.ts`).
 */
export function registerConfigPreview(app: FastifyInstance): void {
  app.get<{ Querystring: { domain?: string } }>(
    '/dev/config.json',
    { schema: { hide: true } },
    async ({ query }) => {
      const all = app.communities.domains();
      const touched = query.domain === 'default' ? all : all.filter((domain) => domain === query.domain);
      return touched.flatMap((domain) => {
        const config = app.communities.byDomain(domain);
        return config ? [{ config: offeredHere(config, app), errors: app.communities.issues(domain) }] : [];
      });
    },
  );
}
