import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiProcess, type ApiProcess } from './apiProcess';

let dir: string;
let api: ApiProcess;

/** Saves a server that answers everything with `words`. */
const save = (words: string): void =>
  writeFileSync(
    join(dir, 'server.mts'),
    `import { createServer } from 'node:http';
     const { HOST, PORT, PUBLIC_URL } = process.env;
     const server = createServer((_, response) => response.end(${JSON.stringify(words)} + ' at ' + PUBLIC_URL));
     server.listen(Number(PORT), HOST, () => console.log('ready ' + PUBLIC_URL));
     process.on('SIGTERM', () => process.exit(0));`,
  );

async function said(): Promise<string> {
  await api.ready();
  return (await fetch(`http://127.0.0.1:${api.port}/`)).text();
}

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'api-process-'));
  save('one');
  api = await apiProcess({ publicUrl: 'http://site.example', script: join(dir, 'server.mts') });
});
afterEach(async () => {
  await api.stop();
  rmSync(dir, { recursive: true, force: true });
});

it('a changed source is a restarted server, at the same port', async () => {
  expect(await said()).toBe('one at http://site.example');
  save('two');
  api.restart();
  expect(await said()).toBe('two at http://site.example');
});

it('changes that come while it restarts are in it in the end', async () => {
  save('two');
  api.restart();
  save('three');
  api.restart();
  expect(await said()).toBe('three at http://site.example');
});

it('a server that cannot start is tried again at the next change', async () => {
  await api.ready();
  writeFileSync(join(dir, 'server.mts'), 'process.exit(1);');
  api.restart();
  await expect(said()).rejects.toThrow('fetch failed');
  save('fixed');
  api.restart();
  expect(await said()).toBe('fixed at http://site.example');
});
