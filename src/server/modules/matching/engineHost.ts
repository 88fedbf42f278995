import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Round } from './engine/round/types';
import type { Relevance } from './engine/types';
import type { EngineAnswer, EngineJob, PairJob, RoundJob } from './engineWorker';

/** The engine in a thread of its own, so that no call waits for it. */
export interface Engine {
  round(job: Omit<RoundJob, 'kind'>): Promise<Round>;
  /** What two members are to each other, in a community of these people. */
  pair(job: Omit<PairJob, 'kind'>): Promise<Relevance>;
  close(): Promise<void>;
}

/** Most memory of the thread's JavaScript heap, in MB; tables and pairs lie beside it. */
const mostMemory = 1024;
/** A thread without work ends after so long, in ms. */
const restTime = 60_000;

/** Beside this module stands the thread's own: TypeScript in the source tree, JavaScript in the build. */
function startThread(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: mostMemory } };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./engineWorker.js', import.meta.url), options);
  }
  // Threads do not take over how this one reads TypeScript.
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs');
  const reader = pathToFileURL(tsx).href;
  const file = new URL('./engineWorker.ts', import.meta.url).href;
  const start = `import('${reader}').then(({ register }) => { register(); return import('${file}'); })`;
  return new Worker(start, { ...options, eval: true });
}

/** Jobs are done one after the other; a thread that breaks is replaced with the next one. */
export function startEngine(): Engine {
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    clearTimeout(resting);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  async function run(job: EngineJob): Promise<EngineAnswer> {
    if (closed) throw new Error('the engine is closed');
    clearTimeout(resting);
    const worker = (thread ??= startThread());
    worker.ref();
    const answer = await new Promise<EngineAnswer>((done, fail) => {
      const gone = (why: unknown) => {
        if (thread === worker) thread = undefined;
        fail(why instanceof Error ? why : new Error(`the engine ended with ${String(why)}`));
      };
      worker.once('error', gone).once('exit', gone);
      worker.once('message', (told: EngineAnswer) => {
        worker.off('error', gone).off('exit', gone);
        done(told);
      });
      worker.postMessage(job);
    });
    worker.unref();
    resting = setTimeout(() => void end(), restTime).unref();
    return answer;
  }

  function queued(job: EngineJob): Promise<EngineAnswer> {
    const answer = last.then(() => run(job));
    last = answer.catch(() => undefined);
    return answer;
  }

  async function told<Kind extends EngineJob['kind']>(
    job: Extract<EngineJob, { kind: Kind }>,
  ): Promise<Extract<EngineAnswer, { kind: Kind }>> {
    const answer = await queued(job);
    if (answer.kind === 'failed') throw new Error(answer.message);
    return answer as Extract<EngineAnswer, { kind: Kind }>;
  }

  return {
    round: async (job) => (await told<'round'>({ kind: 'round', ...job })).round,
    pair: async (job) => (await told<'pair'>({ kind: 'pair', ...job })).relevance,
    close: async () => {
      closed = true;
      await end();
    },
  };
}
