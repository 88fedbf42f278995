// The first list of a newcomer, over HTTP and on PostgreSQL: from joining with a profile and a request until it is there.
import { runScript } from '../../support/run';
import { startPostgres } from '../../support/postgres';
import { isBuilt } from '../../support/stamp';
import { startFilled, transparentCommunity } from '../api/community';
import { fill } from '../profile/fill';
import { memberRows } from './firstList/members';
import { fillNewcomers, timeOfFirstList } from './firstList/newcomers';
import { fillWeeks } from './firstList/weeksBefore';

const sizes = [1000, 10_000];
/** Longest time, in s. */
const limit = 5;
/** Newcomers one after the other. For the first one, the engine has yet to read its tables. */
const newcomers = 3;

async function measure(members: number): Promise<number[]> {
  const communities = transparentCommunity();
  const postgres = await startPostgres();
  try {
    await fill(postgres.url, { members, signedIn: 0 }, memberRows(members));
    await fillWeeks(postgres.url);
    const numbers = Array.from({ length: newcomers }, (_, at) => members + at);
    await fillNewcomers(postgres.url, numbers);
    const server = await startFilled(postgres.url, communities);
    try {
      const times: number[] = [];
      for (const number of numbers)
        times.push(await timeOfFirstList(`http://127.0.0.1:${server.port}`, number));
      return times;
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    communities.remove();
  }
}

/** Prints each size. Returns whether every newcomer has a first list in time. */
export async function benchFirstLists(): Promise<boolean> {
  if (!isBuilt()) await runScript('build.ts');
  console.log('The first list of a newcomer, each who joined');
  let passed = true;
  for (const members of sizes) {
    const times = (await measure(members)).map((ms) => ms / 1000);
    const isInTime = Math.max(...times) <= limit;
    passed &&= isInTime;
    const figures = times.map((seconds) => `${seconds.toFixed(2)} s`).join(', ');
    const label = `${members} members`.padEnd(15);
    console.log(`${label} ${figures}  ${isInTime ? 'ok' : 'TOO MUCH'} (at most ${limit} s)`);
  }
  return passed;
}
