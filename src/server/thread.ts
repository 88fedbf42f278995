import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Work in a thread of its own, so that no call waits for it. */
interface Thread<Job, Answer> {
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

type Told<Answer> = { answer: Answer } | { failed: string };

interface ThreadOptions {
  /** The thread's own module, as TypeScript. In the build its JavaScript is beside this one's. */
  module: URL;
  /** Most memory of the thread's JavaScript heap, in MB. */
  mostMemory: number;
  /** Callers wait for its answers: it has the priority of the thread for calls, and stays when it has no work. */
  isPrompt?: boolean;
}

/** What a thread knows of itself. */
type ThreadData = Pick<ThreadOptions, 'isPrompt'>;

/** In MB: the new objects of a prompt thread. With this size, most of a job’s objects are gone before they are copied. */
const mostNew = 64;
/** A thread without work ends after so long, in ms. */
const restTime = 60_000;
/** How much lower the thread's priority is than that of the thread for calls. On Linux a priority is per thread. */
const gentle = 10;

function startWorker({ module, mostMemory, isPrompt }: ThreadOptions): Worker {
  const data: ThreadData = { isPrompt };
  const resourceLimits = {
    maxOldGenerationSizeMb: mostMemory,
    ...(isPrompt && { maxYoungGenerationSizeMb: mostNew }),
  };
  // React renders several times faster without its checks for developers.
  const options = { workerData: data, resourceLimits, env: { NODE_ENV: 'production' } };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(module.href.replace(/\.ts$/, '.js')), options);
  }
  // Threads do not take over how this one reads TypeScript.
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs');
  const start = `import('${pathToFileURL(tsx).href}').then(({ register }) => { register(); return import('${module.href}'); })`;
  return new Worker(start, { ...options, eval: true });
}

/** Jobs are done one after the other; a thread that breaks is replaced with the next one. */
export function createThread<Job, Answer>(options: ThreadOptions): Thread<Job, Answer> {
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

  async function perform(job: Job): Promise<Answer> {
    if (closed) throw new Error('the thread is closed');
    clearTimeout(resting);
    const worker = (thread ??= startWorker(options));
    worker.ref();
    const told = await new Promise<Told<Answer>>((done, fail) => {
      const gone = (why: unknown) => {
        if (thread === worker) thread = undefined;
        fail(why instanceof Error ? why : new Error(`the thread ended with ${String(why)}`));
      };
      worker.once('error', gone).once('exit', gone);
      worker.once('message', (message: Told<Answer>) => {
        worker.off('error', gone).off('exit', gone);
        done(message);
      });
      worker.postMessage(job);
    });
    worker.unref();
    if (!options.isPrompt) resting = setTimeout(() => void end(), restTime).unref();
    if ('failed' in told) throw new Error(told.failed);
    return told.answer;
  }

  return {
    run: (job) => {
      const answer = last.then(() => perform(job));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
}

/** The other end: how the thread's own module handles each job. */
export function answerJobs<Job, Answer>(perform: (job: Job) => Answer | Promise<Answer>): void {
  const { isPrompt } = workerData as ThreadData;
  if (process.platform === 'linux' && !isPrompt) setPriority(gentle);
  const tell = (told: Told<Answer>) => parentPort?.postMessage(told);
  parentPort?.on('message', (job: Job) => {
    // In a promise, so that synchronous errors are reported, too.
    void Promise.resolve(job)
      .then(perform)
      .then(
        (answer) => tell({ answer }),
        (error: unknown) =>
          tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
  });
}
