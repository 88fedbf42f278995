import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type BuiltServer } from '../support/builtServer';

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

const inWords = { PUBLIC_URL: 'http://localhost:3999', DATABASE: 'embedded', MAIL: 'files' };

/** The output of a server that does not start. */
async function refusal(env: Record<string, string>, dataDir = built.newDataDir()): Promise<string[]> {
  const server = await built.launch(dataDir, env);
  expect(await server.ended).toBe(1);
  expect(server.out).toEqual([]);
  return server.errors;
}

describe('production', () => {
  it('OPS-04 does not start with nothing set, and names all that it lacks at once', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toEqual([
      'The environment has errors:',
      expect.stringContaining('PUBLIC_URL'),
      expect.stringContaining('DATABASE=embedded'),
      expect.stringContaining('MAIL=files'),
    ]);
  });

  it('OPS-04 starts where the environment says in words what it goes without', async () => {
    const server = await built.launch(built.newDataDir(), { NODE_ENV: 'production', ...inWords });
    await server.ready;
    expect((await server.client.get('/api/ready')).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

describe('what is missing is said in one line, without a stack', () => {
  it('OPS-04 a database that nobody runs, without its password', async () => {
    const [line, ...more] = await refusal({ DATABASE_URL: 'postgres://app:hidden@127.0.0.1:1/people' });
    expect(more).toEqual([]);
    expect(line).toMatch(/^The database people at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/);
    expect(line).toContain('DATABASE_URL');
    expect(line).not.toContain('hidden');
  });

  it('OPS-04 a host that is not there', async () => {
    const errors = await refusal({ DATABASE_URL: 'postgres://app@nowhere.invalid/people' });
    expect(errors).toEqual([expect.stringMatching(/^The database people at nowhere\.invalid:5432 cannot/)]);
  });

  it('OPS-04 the folder of the communities', async () => {
    const errors = await refusal({ COMMUNITIES_DIR: '/nowhere/communities' });
    expect(errors).toEqual([
      'There is no folder /nowhere/communities. Put the communities there, or correct COMMUNITIES_DIR.',
    ]);
  });

  it('OPS-04 a data directory that is a file', async () => {
    const file = join(built.newDataDir(), 'file');
    writeFileSync(file, '');
    expect(await refusal({}, file)).toEqual([expect.stringMatching(/^The data directory .* DATA_DIR/)]);
  });
});
