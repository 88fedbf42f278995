import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim, DirectoryInUse } from './claim';

let dir: string;
let path: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'claim-'));
  path = join(dir, 'socket');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const claimWith = (server: Server, patience?: number) =>
  claim(() => once(server.listen(path), 'listening'), path, patience);

describe('the claim on a data directory', () => {
  it('is refused while a living process holds it, and free again afterwards', async () => {
    const first = createServer();
    const second = createServer();
    await claimWith(first);
    await expect(claimWith(second, 200)).rejects.toThrow(DirectoryInUse);
    await new Promise((done) => first.close(done));
    await claimWith(second);
    await new Promise((done) => second.close(done));
  });

  it('left by kill -9 is taken over by exactly one of those who come', async () => {
    const script = join(dir, 'holder.mjs');
    writeFileSync(
      script,
      "import { createServer } from 'node:net';\ncreateServer().listen(process.argv[2], () => process.send('up'));\n",
    );
    const holder = fork(script, [path]);
    await new Promise((up) => holder.once('message', up));
    holder.kill('SIGKILL');
    await new Promise((gone) => holder.once('exit', gone));

    const servers = Array.from({ length: 5 }, () => createServer());
    const results = await Promise.allSettled(servers.map((server) => claimWith(server, 200)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all(
      servers.filter(({ listening }) => listening).map((server) => new Promise((done) => server.close(done))),
    );
  });
});
