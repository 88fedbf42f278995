import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildCommunity } from '../../../src/config/pipeline';
import type { CommunityConfig } from '../../../src/config/types';
import { folderNames, readFolder } from '../../../src/server/modules/community/folders';

/** Bytes in use after everything unreachable is gone. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** The heap size of one resolved community, in bytes, and the time to build it, in ms; averages over all of `dir`. */
export function measureMemory(dir: string): { bytes: number; ms: number } {
  const defaults = readFolder(dir, 'default');
  const build = (domain: string) => buildCommunity({ folder: readFolder(dir, domain), defaults }).config;
  const domains = folderNames(dir);
  // Loads code and the default, which all of them share.
  build('default');
  const before = heap();
  const start = performance.now();
  const configs: CommunityConfig[] = domains.map(build);
  const ms = (performance.now() - start) / domains.length;
  return { bytes: (heap() - before) / configs.length, ms };
}
