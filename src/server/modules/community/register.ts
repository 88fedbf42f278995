import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { formatError } from '../../../config/errors';
import { registerConfigPreview } from './development';
import { registerCommunityFiles } from './files';
import { createRegistry } from './registry';
import { createCommunityRepository } from './repository';
import { registerCommunityRoutes } from './routes';
import { createStoredCommunities } from './stored';
import type { Communities } from './types';

declare module 'fastify' {
  interface FastifyInstance {
    communities: Communities;
  }
}

/** Serves the communities of COMMUNITIES_DIR and of the database: `app.communities`, their calls and their files. */
export async function registerCommunities(app: FastifyInstance, now: () => Date): Promise<void> {
  const dir = resolve(app.env.COMMUNITIES_DIR);
  const repository = createCommunityRepository(app.db.orm);
  const stored = createStoredCommunities();
  for (const community of await repository.stored()) stored.put(community);

  const communities = createRegistry({
    dir,
    publicUrl: app.env.PUBLIC_URL,
    stored,
    now,
    lang: app.variant.lang,
    // What was saved is asked for at once.
    believedFor: app.env.NODE_ENV === 'development' ? 0 : undefined,
    report: (error) =>
      app.log.warn({ file: error.file, line: error.line, path: error.path }, formatError(error)),
  });
  for (const { communityId, files } of await repository.overrides()) {
    const domain = communities.byId(communityId)?.domain;
    if (domain) stored.putOverrides(domain, files);
  }
  app.decorate('communities', communities);
  registerCommunityRoutes(app, { repository, stored, now });
  registerCommunityFiles(app, dir);
  if (app.env.NODE_ENV === 'development') registerConfigPreview(app);
}
