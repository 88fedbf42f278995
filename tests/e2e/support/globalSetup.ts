import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/support/run';
import { startServer } from '../../../scripts/support/server';
import { copiedDomain } from './communities';
import { publish } from './environment';

const adminSecret = 'the secret of whoever runs this server';

/** Starts everything the tests talk to, once: the built server over its own communities and data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const communitiesDir = join(dir, 'communities');
  cpSync(join(root, 'communities'), communitiesDir, { recursive: true });
  // What the issue asks of an operator: copy a folder, change nothing else, start.
  cpSync(join(communitiesDir, 'krug.example'), join(communitiesDir, copiedDomain), { recursive: true });

  const server = await startServer({
    COMMUNITIES_DIR: communitiesDir,
    ADMIN_SECRET: adminSecret,
    SEED: 'demo',
    // Tests come from addresses of their own, so that none of them uses up another's tries.
    TRUST_PROXY: 'true',
  });
  publish({ port: server.port, communitiesDir, adminSecret, googleUrl: '', oidcUrl: '' });
  return async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
