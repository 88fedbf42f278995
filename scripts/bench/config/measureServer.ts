import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/server';
import { domainOf } from './makeFolders';
import { median } from './median';

export interface ServerFigures {
  /** From the spawn to the line `ready http://…`, in ms; median of the restarts. */
  start: number;
  /** Length of one community's first page, in bytes, not compressed. */
  pageBytes: number;
  /** Time until that page is there, in ms; median. */
  page: number;
}

const restarts = 3;
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

/**
 * Starts the built server over the folders of `dir` and measures starts and pages. The first start makes the database
 * and is not counted.
 */
export async function measureServer(dir: string): Promise<ServerFigures> {
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const env = { COMMUNITIES_DIR: dir, DATA_DIR: data, SEED: 'none' };
  const starts: number[] = [];
  let figures = { bytes: 0, ms: 0 };
  try {
    for (let round = 0; round <= restarts; round++) {
      const server = await startServer(env);
      try {
        if (round > 0) starts.push(server.startedIn);
        if (round === restarts) figures = await pageTimes(server.port, domainOf(0));
      } finally {
        await server.stop();
      }
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return { start: median(starts), pageBytes: figures.bytes, page: figures.ms };
}
