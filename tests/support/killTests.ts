import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../../scripts/support/postgres';
import { buildServer, type BuiltServer } from './builtServer';
import { surviveKills } from './kills';

/** Short and long form alike: how often the server is killed over each database. */
export function killTests({
  embedded,
  postgres,
  seed,
}: Record<'embedded' | 'postgres' | 'seed', number>): void {
  let built: BuiltServer;
  beforeAll(async () => {
    built = await buildServer();
  });
  afterAll(() => built.remove());

  it(
    `A04 U02 survives ${embedded} times kill -9 over the embedded database`,
    { timeout: (embedded + 1) * 60_000 },
    async () => {
      expect(await surviveKills(built, { rounds: embedded, seed })).toBeGreaterThan(embedded);
    },
  );

  it.skipIf(!hasPostgres())(
    `A04 U02 survives ${postgres} times kill -9 over PostgreSQL`,
    { timeout: (postgres + 1) * 60_000 },
    async () => {
      const server = await startPostgres();
      try {
        const survivors = await surviveKills(built, { rounds: postgres, seed, databaseUrl: server.url });
        expect(survivors).toBeGreaterThan(postgres);
      } finally {
        await server.stop();
      }
    },
  );
}
