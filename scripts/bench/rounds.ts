// npm run bench:rounds: what other calls wait for while rounds of recommendations are computed, stored and sent. The demo
// communities' first rounds run as soon as their server listens; the same load is measured meanwhile, and once all is quiet.
import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '../support/run';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';

/** The share of the calls a second that the server can answer. */
const share = 0.2;
/** How much longer the slowest hundredth may take meanwhile. */
const limit = 1.5;
/** How long each is measured, in ms. */
const during = 20_000;

if (!isBuilt()) await runScript('build.ts');
const server = await startServer({ SEED: 'demo' });
const at = (path: string): string => new URL(path, server.site()).href;

async function call(): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(at('/api/community/default/preview/participants'));
  await answer.arrayBuffer();
  return performance.now() - begun;
}

/** Calls at a fixed rate, whatever they take: the time each took, in ms. */
async function openLoop(perSecond: number, duration: number): Promise<number[]> {
  const begun = performance.now();
  const all: Promise<number>[] = [];
  while (performance.now() - begun < duration) {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond) + 1;
    while (all.length < due) all.push(call());
    await wait(2);
  }
  return Promise.all(all);
}

/** Calls a second that eight callers get, one after the other each. */
async function capacity(): Promise<number> {
  const until = performance.now() + 4000;
  let calls = 0;
  const caller = async () => {
    for (; performance.now() < until; calls += 1) await call();
  };
  await Promise.all(Array.from({ length: 8 }, caller));
  return calls / 4;
}

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const emails = async (): Promise<number> =>
  ((await (await fetch(at('/dev/mailbox.json'))).json()) as unknown[]).length;

/** Resolves when no email has come for a while. */
async function quiet(): Promise<number> {
  let last = -1;
  for (let now = await emails(); now !== last; now = await emails()) {
    last = now;
    await wait(4000);
  }
  return last;
}

try {
  // As many as are asked for now are a fifth of what it can: measured by a rate that suits most machines, then told.
  const rate = Number(process.argv[2] ?? 60);
  const busy = p99(await openLoop(rate, during));
  const sent = await quiet();
  const most = await capacity();
  const calm = p99(await openLoop(rate, during));
  const ratio = busy / calm;
  console.log(
    `${rate} calls a second (${((rate / most) * 100).toFixed(0)} % of ${most.toFixed(0)}; wanted ${share * 100} %), ${sent} emails`,
  );
  console.log(
    `p99 ${busy.toFixed(1)} ms meanwhile, ${calm.toFixed(1)} ms when quiet: ${ratio.toFixed(2)}, limit ${limit}`,
  );
  if (ratio > limit) process.exitCode = 1;
} finally {
  await server.stop();
}
