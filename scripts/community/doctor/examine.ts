import { join } from 'node:path';
import { checkFolders } from '../../../src/config/check';
import type { CrossCheck } from '../../../src/config/crossCheck/context';
import type { ConfigError } from '../../../src/config/types';
import { readCommunities } from '../folders';
import { mendFolder } from '../mend/mendFolder';
import { progress } from '../progress';
import { checkAssetFiles, checkUnusedAssets } from './assets';

export interface Examined {
  readonly folders: number;
  readonly faults: readonly ConfigError[];
}

/** Everything that is wrong with the folders of a directory: what the server checks, too, and what needs the disk. */
export function examine(dir: string, domains: readonly string[]): Examined {
  const { folders, defaults, shown } = readCommunities(dir);
  const told = progress(process.stderr, 'checked', folders.length);
  const tick: CrossCheck = () => (told.step(), []);
  // All folders are looked at even when some are named: a claim on a domain is a matter between two.
  const isNamed: (rule: CrossCheck) => CrossCheck = (rule) => (context) =>
    domains.length === 0 || domains.includes(context.checked.folder.domain) ? rule(context) : [];
  const onDisk = [checkAssetFiles(dir), checkUnusedAssets(dir)].map(isNamed);
  const all = checkFolders(folders, defaults, { also: [tick, ...onDisk] });
  told.end();
  const faults =
    domains.length > 0 ? all.filter(({ file }) => domains.some((of) => file.startsWith(shown(of)))) : all;
  return { folders: domains.length || folders.length, faults };
}

/** Mends uncover what was hidden behind them; more rounds than this would be going in circles. */
const mostRounds = 10;

/** Examines, mends what has one right mend, and examines again until nothing is left to mend. */
export function mendAll(dir: string, domains: readonly string[]): Examined & { mended: ConfigError[] } {
  const mended: ConfigError[] = [];
  for (let round = 1; ; round++) {
    const examined = examine(dir, domains);
    const now = round > mostRounds ? [] : mendEach(dir, examined.faults);
    if (now.length === 0) return { ...examined, mended };
    mended.push(...now);
  }
}

function mendEach(dir: string, faults: readonly ConfigError[]): ConfigError[] {
  const { folders, shown } = readCommunities(dir);
  return folders.flatMap(({ domain }) => {
    const prefix = shown(domain);
    const own = faults.filter(({ file }) => file.startsWith(prefix));
    return mendFolder(join(dir, domain), own, (file) => file.slice(prefix.length));
  });
}
