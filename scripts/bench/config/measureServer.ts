import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/server';
import { domainOf } from './makeFolders';
import { median } from './median';

interface ServerFigures {
  /** From the spawn to the line `ready http://…`, in ms. */
  start: number;
  /** Size of one community's first page, in bytes, uncompressed. */
  pageBytes: number;
  /** Time until that page is there, in ms; median of many. */
  page: number;
}

const rounds = 3;
const pages = 60;
const warmUp = 20;

/** Bytes of a community's welcome page. Asked by address and Host, because not every system resolves *.localhost. */
const page = (port: number, domain: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path: '/', headers: { host: `${domain}.localhost:${port}` } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(bytes)
            : reject(new Error(`page answered ${response.statusCode}`)),
        );
      },
    ).on('error', reject);
  });

async function pageTimes(port: number, domain: string): Promise<{ bytes: number; ms: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let n = 0; n < warmUp + pages; n++) {
    const start = performance.now();
    bytes = await page(port, domain);
    if (n >= warmUp) times.push(performance.now() - start);
  }
  return { bytes, ms: median(times) };
}

/** One start of the built server over the folders of `dir`, and the pages of one community. */
async function measureServer(dir: string, data: string): Promise<ServerFigures> {
  const server = await startServer({ COMMUNITIES_DIR: dir, DATA_DIR: data, SEED: 'none' });
  try {
    const { bytes, ms } = await pageTimes(server.port, domainOf(0));
    return { start: server.startedIn, pageBytes: bytes, page: ms };
  } finally {
    await server.stop();
  }
}

const middle = (figures: readonly ServerFigures[]): ServerFigures => ({
  start: median(figures.map(({ start }) => start)),
  pageBytes: median(figures.map(({ pageBytes }) => pageBytes)),
  page: median(figures.map(({ page }) => page)),
});

/**
 * Medians for every directory, measured in turns, so that other load on the machine affects all of them equally. The
 * first start of each creates its database and is not counted.
 */
export async function measureServers(dirs: readonly string[]): Promise<ServerFigures[]> {
  const runs = dirs.map((dir) => ({
    dir,
    data: mkdtempSync(join(tmpdir(), 'bench-data-')),
    figures: [] as ServerFigures[],
  }));
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const { dir, data, figures } of runs) {
        const figure = await measureServer(dir, data);
        if (round > 0) figures.push(figure);
      }
    }
    return runs.map(({ figures }) => middle(figures));
  } finally {
    for (const { data } of runs) rmSync(data, { recursive: true, force: true });
  }
}
