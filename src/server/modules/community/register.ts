import type { FastifyInstance } from 'fastify';
import { formatError } from '../../../config/errors';
import { openAnnouncements } from '../../plugins/announcements';
import { lookUpAtArrival } from './arrival';
import { registerBrandFiles } from './brandFiles';
import { createStoredChanges } from './changes';
import { communitiesDir } from './communitiesDir';
import { registerCommunityFiles } from './files';
import { createLastGood, type LastGood } from './lastGood';
import { startPolling } from './polling';
import type { CommunityStore } from './create';
import { createRegistry } from './registry';
import { createCommunityRepository } from './repository';
import { registerCommunityRoutes } from './routes';
import { createStoredCommunities } from './stored';
import { createSync, type CommunitySync } from './sync';
import type { SharedCommunities } from './types';

declare module 'fastify' {
  interface FastifyInstance {
    communities: SharedCommunities;
    communityStore: CommunityStore & {
      /** Reads back what other processes stored. */
      sync: CommunitySync;
    };
  }
}

/** The pause between two polls for changes by other processes, in ms. Even slow polls then end within the 2 s. */
const pause = 500;

/** Runs `sync` when another process announces a change, and regularly for changes without an announcement. */
function startSync(app: FastifyInstance, sync: CommunitySync): () => Promise<void> {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'stored communities are not read back');
  const announcements = openAnnouncements(app.env.REDIS_URL, 'communities');
  announcements.subscribe(() => void sync.refresh().catch(() => undefined));
  const polling = startPolling({ pause, poll: sync.refresh, onFailure: warn });
  app.addHook('onClose', async () => {
    announcements.close();
    await polling.stop();
  });
  return async () => {
    announcements.publish();
    await sync.refresh();
  };
}

/** Reads every folder after the start, one at a time, so that its last known good version is available after a restart. */
function rememberAll(app: FastifyInstance, lastGood: LastGood): void {
  let isOver = false;
  let all = Promise.resolve();
  app.addHook('onListen', async () => {
    all = (async () => {
      for (const domain of app.communities.domains()) {
        if (isOver) return;
        app.communities.remember(domain);
        await new Promise((done) => setImmediate(done));
      }
    })();
  });
  app.addHook('onClose', async () => {
    isOver = true;
    await all;
    await lastGood.written();
  });
}

/** Opens the communities of COMMUNITIES_DIR and of the database: `app.communities`. */
export async function openCommunities(app: FastifyInstance, now: () => Date): Promise<void> {
  const dir = communitiesDir(app.env);
  const stored = createStoredCommunities();
  const lastGood = await createLastGood(app.db.orm, now, (error) =>
    app.log.warn({ err: error }, 'the last good version of a folder could not be saved'),
  );
  const communities = createRegistry({
    lastGood,
    dir,
    publicUrl: app.env.PUBLIC_URL,
    localNames: app.env.NODE_ENV !== 'production',
    stored,
    now,
    lang: app.variant.lang,
    unreadable: (config) => app.consents.unreadable(config),
    // In development, saved files must be read immediately.
    believedFor: app.env.NODE_ENV === 'development' ? 0 : undefined,
    report: (error) =>
      app.log.warn({ file: error.file, line: error.line, path: error.path }, formatError(error)),
  });
  const { domainOf, isDomain, isId } = communities;
  const changes = createStoredChanges(app.db.orm);
  // A folder that only another process has seen may be gone by now.
  const sync = createSync({ changes, stored, domainOf, alsoLearn: lastGood.learn, now });
  await sync.refresh();
  app.decorate('communities', {
    ...communities,
    learn: (name) => sync.learn(name, () => isDomain(name.toLowerCase()) || isId(name)),
  });
  const wasChanged = startSync(app, sync);
  app.decorate('communityStore', { repository: createCommunityRepository(app.db), sync, wasChanged, now });
  rememberAll(app, lastGood);
}

/** The calls and files of communities, and which community a request means. */
export function registerCommunities(app: FastifyInstance, builtDir: string | undefined): void {
  lookUpAtArrival(app, app.communityStore.sync);
  registerCommunityRoutes(app, app.communityStore);
  registerCommunityFiles(app, communitiesDir(app.env));
  registerBrandFiles(app, builtDir);
}
