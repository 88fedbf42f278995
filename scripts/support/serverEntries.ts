import { join } from 'node:path';
import { root } from './run';

/** The entry modules of the server's bundle by file name: its own, what a first start prepares, and those of its processes and threads. */
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
