import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { documentsDir } from '../../documentsDir';
import { createConsents } from './consents';
import { createVersionOf } from './published';

declare module '../../defineModule' {
  interface ModuleOptions {
    /** The folder with the builds of the client. Without one there are calls and no pages. */
    builtDir?: string;
  }
}

/** Consents to the legal documents: `app.consents`. */
export function registerConsents(app: FastifyInstance, now: () => Date, builtDir: string | undefined): void {
  const dirs = { documentsDir: documentsDir(builtDir), communitiesDir: resolve(app.env.COMMUNITIES_DIR) };
  const configOf = (id: string) => app.communities.byId(id);
  const versionOf = createVersionOf({ ...dirs, now });
  app.decorate('consents', createConsents(app.variant, versionOf, { ...dirs, now, configOf }));
}
