import { execFile } from 'node:child_process';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const communities = join(root, 'communities') + sep;

const write = () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', join(root, 'scripts/stories.ts')], { cwd: root });

let first: Promise<unknown> | undefined;

/** Resolves once the stories of the communities lie in `dist/stories`. */
export const storiesWritten = (): Promise<unknown> => (first ??= write());

/** Several writes of an editor within this time are one change, in ms. */
const pause = 200;

/** Writes them again when something in communities/ was saved, added or removed. */
export function writeWhenSaved(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'stories-of-communities',
    configureServer({ watcher, config: { logger } }) {
      watcher.add(communities);
      watcher.on('all', (_event, path) => {
        if (!path.startsWith(communities)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void write().catch(({ stderr }) => logger.error(String(stderr))), pause);
      });
    },
  };
}
