import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { root } from '../../support/run';

/** A process of its own in which a bare Fastify answers with this page. */
export async function startBare(page: string): Promise<{ port: number; stop: () => void }> {
  const dir = mkdtempSync(join(tmpdir(), 'page-'));
  const file = join(dir, 'page.html');
  writeFileSync(file, page);
  const port = await freePort();
  const bare = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/bench/http/bare.ts'), String(port), file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(bare.stdout, 'data');
  return {
    port,
    stop: () => {
      bare.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
