import { join } from 'node:path';
import { root } from './run';

/** The entry modules of the server's bundle by file name: its own, the one that prepares a first start, those of threads and processes. */
export const serverEntries = Object.fromEntries(
  [
    'main',
    'prepare',
    'db/embeddedProcess',
    'modules/matching/engineWorker',
    'channels/email/emailWorker',
    'modules/page/pageWorker',
  ].map((path) => [path.slice(path.lastIndexOf('/') + 1), join(root, `src/server/${path}.ts`)]),
);
