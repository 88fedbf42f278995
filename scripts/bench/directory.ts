// npm run bench:directory [-- members [only]]: the directory of one community of 1,000,000 members on PostgreSQL
// (DATABASE_URL, or a server of its own): searches by word forms and with typing errors, filters, early and late pages,
// and the counts by tag and location. Prints p50 and p95; exits 1 if a median exceeds its limit. `only` selects the
// rows whose names begin so.
import { loadavg } from 'node:os';
import { startFilled, transparentCommunity } from './api/community';
import { addressOf } from './api/addresses';
import { pagesOf } from './api/lists';
import { directoryRow } from './directory/people';
import { searches } from './directory/searches';
import { fill } from './profile/fill';
import { communityId, participantId, tokenOf } from './profile/people';
import { runScript } from '../support/run';
import { startPostgres } from '../support/postgres';
import { isBuilt } from '../support/stamp';

const members = Number(process.argv[2] ?? 1_000_000);
const only = process.argv[3] ?? '';
const warmUp = 5;
const calls = 40;
/** Maximum median without a search, in ms. */
const limit = 100;
const latePage = 1000;

const community = `/api/community/${communityId}`;
/** Pages of lists without a search. */
const lists: Readonly<Record<string, string>> = {
  'C05 names and pictures': `${community}/participants-list`,
  'C08 with cities': `/api/participant/${participantId(0)}/participants-with-location`,
  'C16 counts by tag': `${community}/top-tags`,
  'C17 counts by place': `${community}/participants/locations`,
  'B06 requests': '/api/requests',
};

let asked = 0;
async function read(origin: string, path: string): Promise<string> {
  asked += 1;
  const answer = await fetch(origin + path, {
    headers: { authorization: `Bearer ${tokenOf(0)}`, 'x-forwarded-for': addressOf(asked) },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
  return text;
}

/** Calls one after another, and their row of the table; false where their median is too long. */
async function measure(
  name: string,
  most: number,
  call: (run: number) => Promise<unknown>,
): Promise<boolean> {
  if (!name.startsWith(only)) return true;
  const times: number[] = [];
  for (let run = 0; run < warmUp + calls; run += 1) {
    const start = performance.now();
    await call(run);
    if (run >= warmUp) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const passed = at(0.5) <= most;
  const figures = `p50 ${at(0.5).toFixed(1).padStart(7)} ms  p95 ${at(0.95).toFixed(1).padStart(7)} ms`;
  console.log(`${name.padEnd(46)} ${figures}  ${passed ? 'ok' : 'TOO MUCH'} (at most ${most} ms)`);
  return passed;
}

async function measureAll(origin: string): Promise<boolean> {
  let passed = true;
  for (const [name, { query, limit: most }] of Object.entries(searches)) {
    const call = (run: number) =>
      read(origin, `${community}/participants?${new URLSearchParams(query(run)).toString()}`);
    passed = (await measure(`C07 ${name}`, most, call)) && passed;
  }
  for (const [of, query] of [
    ['', ''],
    ['a word of every third member, ', '?search=designer'],
  ] as const) {
    const late = `C07 ${of}page ${latePage}`;
    if (!late.startsWith(only)) continue;
    const pages = await pagesOf(origin, `${community}/participants${query}`, latePage);
    passed = (await measure(late, limit, () => read(origin, pages.at(-1)!))) && passed;
  }
  for (const [name, path] of Object.entries(lists)) {
    passed = (await measure(name, limit, () => read(origin, path))) && passed;
  }
  return passed;
}

if (!isBuilt()) await runScript('build.ts');
const communities = transparentCommunity();
const postgres = await startPostgres();
try {
  const started = performance.now();
  await fill(postgres.url, { members, signedIn: 1 }, directoryRow);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${members.toLocaleString('en')} members of one community, filled in ${seconds} s`);
  const server = await startFilled(postgres.url, communities);
  try {
    const passed = await measureAll(`http://127.0.0.1:${server.port}`);
    console.log(`load average ${(loadavg()[0] ?? 0).toFixed(1)}`);
    process.exitCode = passed ? 0 : 1;
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
  communities.remove();
}
