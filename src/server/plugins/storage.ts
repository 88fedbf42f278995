import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { folderStorage } from '../storage/folder';
import type { Storage } from '../storage/storage';

declare module 'fastify' {
  interface FastifyInstance {
    storage: Storage;
  }
}

/** Files that people bring: in a folder of DATA_DIR. Several server processes share it by sharing the folder. */
export function registerStorage(app: FastifyInstance): void {
  app.decorate('storage', folderStorage(join(app.env.DATA_DIR, 'files')));
}
