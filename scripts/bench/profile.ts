// npm run bench:profile [-- members]: a profile by slug and by id, and saving one, among 1,000,000 members of one
// community on PostgreSQL: DATABASE_URL, or a server of its own. Prints p50 and p99 with those of the bare queries;
// exits 1 if a median exceeds its limit.
import pg from 'pg';
import { runScript } from '../support/run';
import { startPostgres } from '../support/postgres';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';
import { fill } from './profile/fill';
import { measure, type Times } from './profile/measure';
import { communityId, formerSlugOf, participantId, slugOf, tokenOf, userId } from './profile/people';

const members = Number(process.argv[2] ?? 1_000_000);
const signedIn = Math.min(2000, members);
const calls = 2000;
/** Largest median of a call, in ms. */
const limit = 10;

let passed = true;
function row(what: string, { p50, p99 }: Times, limited = false): void {
  passed &&= !limited || p50 <= limit;
  const verdict = limited
    ? p50 <= limit
      ? `ok (at most ${limit} ms)`
      : `TOO MUCH (at most ${limit} ms)`
    : '';
  const figures = [p50, p99].map((ms) => `${ms.toFixed(2)} ms`.padStart(11)).join(' ');
  console.log(`${what.padEnd(44)} ${figures}  ${verdict}`.trimEnd());
}

/** Members in an order that is independent of their place in the table. */
const anybody = (run: number): number => (run * 7919 + 13) % members;
const somebodySignedIn = (run: number): number => (run * 31) % signedIn;

if (!isBuilt()) await runScript('build.ts');
const postgres = await startPostgres();
try {
  const started = performance.now();
  await fill(postgres.url, { members, signedIn });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${members.toLocaleString('en')} members of one community, filled in ${seconds} s`);
  console.log(`${''.padEnd(44)} ${'p50'.padStart(11)} ${'p99'.padStart(11)}`);

  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  row(
    'bare query: by slug',
    await measure(calls, (run) =>
      database.query('select * from participants where community_id = $1 and slug = $2', [
        communityId,
        slugOf(anybody(run)),
      ]),
    ),
  );
  row(
    'bare query: by id',
    await measure(calls, (run) =>
      database.query('select * from participants where id = $1', [participantId(anybody(run))]),
    ),
  );
  row(
    'bare query: save',
    await measure(calls, (run) =>
      database.query('update participants set about = $1 where id = $2', [
        `About ${run}`,
        participantId(anybody(run)),
      ]),
    ),
  );
  await database.end();

  const server = await startServer({ NODE_ENV: 'production', DATABASE_URL: postgres.url, TRUST_PROXY: '1' });
  let asked = 0;
  /** Another one for each call: how often one address may ask is limited. */
  const address = (): string => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`;
  try {
    const call = async (path: string, reader?: number, body?: object): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/participant${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address(),
          ...(reader === undefined ? {} : { authorization: `Bearer ${tokenOf(reader)}` }),
        },
        body: body && JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
      return response.json();
    };
    const save = (index: number, profile: object) =>
      call('/update-profile', index, { participantId: participantId(index), profile });

    row(
      'P05 by slug, a visitor',
      await measure(calls, (run) => call(`/profile/${slugOf(anybody(run))}`)),
      true,
    );
    row(
      'P05 by slug, a member',
      await measure(calls, (run) => call(`/profile/${slugOf(anybody(run))}`, somebodySignedIn(run))),
      true,
    );
    row(
      'P05 by a former slug, a visitor',
      await measure(calls, (run) => call(`/profile/${formerSlugOf(somebodySignedIn(run))}`)),
      true,
    );
    row(
      'P03 by id, a member',
      await measure(calls, (run) =>
        call(`/profile?participantId=${participantId(anybody(run))}`, somebodySignedIn(run)),
      ),
      true,
    );
    row(
      'P03 by user id, its owner',
      await measure(calls, (run) =>
        call(`/profile?userId=${userId(somebodySignedIn(run))}`, somebodySignedIn(run)),
      ),
      true,
    );
    row(
      'P08 save',
      await measure(calls, (run) => save(somebodySignedIn(run), { about: `About ${run}` })),
      true,
    );
    row(
      'P08 save with a name shared by many',
      await measure(calls, (run) =>
        save(somebodySignedIn(run), { firstName: 'Anna', lastName: `${run % 2}` }),
      ),
    );
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
}
process.exitCode = passed ? 0 : 1;
