import { join } from 'node:path';
import { root } from './run';

/** The modules that the server is bundled from, by the names of their files: its own, and each process's and thread's. */
export const serverEntries = Object.fromEntries(
  ['main', 'db/embeddedProcess', 'modules/matching/engineWorker', 'channels/email/renderWorker'].map(
    (path) => [path.slice(path.lastIndexOf('/') + 1), join(root, `src/server/${path}.ts`)],
  ),
);
