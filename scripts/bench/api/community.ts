import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../support/run';
import { startServer, type RunningServer } from '../../support/server';

/** A folder of communities with the default one, whose members see each other here. */
export function transparentCommunity(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'communities-'));
  cpSync(join(root, 'communities/default'), join(folder, 'default'), { recursive: true });
  const file = join(folder, 'default/community.json');
  const community = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...community, transparent: true }));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Starts a server for these communities, on a filled database. */
export const startFilled = (
  databaseUrl: string,
  communities: { folder: string },
  options?: { log?: boolean },
): Promise<RunningServer> =>
  startServer(
    {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '127.0.0.1',
      COMMUNITIES_DIR: communities.folder,
    },
    options,
  );
