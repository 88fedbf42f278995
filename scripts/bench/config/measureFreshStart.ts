import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawBrands, mostDrawn } from '../../build/drawBrands';
import { publishCommunities } from '../../build/publishCommunities';
import { startServer } from '../../support/server';

/**
 * The duration of a first `npm start` with the folders of `dir`, in ms: copies them for static use, draws the images of
 * the first, and starts the built server, which creates its database with demo data.
 */
export async function measureFreshStart(dir: string): Promise<number> {
  const built = mkdtempSync(join(tmpdir(), 'bench-fresh-'));
  const to = join(built, 'community');
  try {
    const start = performance.now();
    publishCommunities({ from: dir, to });
    await drawBrands({ from: dir, to, drawings: join(built, 'brand'), most: mostDrawn });
    const prepared = performance.now() - start;
    const server = await startServer({ COMMUNITIES_DIR: dir, SEED: 'demo' });
    await server.stop();
    return prepared + server.startedIn;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
