import { createThread } from '../../thread';
import type { Round } from './engine/round/types';
import type { Relevance } from './engine/types';
import type { EngineAnswer, EngineJob, PairJob, RoundJob } from './engineWorker';

/** The engine in a thread of its own. */
export interface Engine {
  /** Starts to read the tables for a community. Jobs wait for them anyway; this makes use of the time before a job. */
  prepare(aliases: RoundJob['aliases']): void;
  round(job: Omit<RoundJob, 'kind'>): Promise<Round>;
  /** The relevance of two members to each other, in a community of these people. */
  pair(job: Omit<PairJob, 'kind'>): Promise<Relevance>;
  close(): Promise<void>;
}

/** Tables and pairs lie beside it. */
const mostMemory = 1024;

export function startEngine(): Engine {
  const module = new URL('./engineWorker.ts', import.meta.url);
  const { run, close } = createThread<EngineJob, EngineAnswer>({ module, mostMemory });
  return {
    // A job that needs the tables fails as this does.
    prepare: (aliases) => void run({ kind: 'prepare', aliases }).catch(() => undefined),
    round: async (job) => (await run({ kind: 'round', ...job })) as Round,
    pair: async (job) => (await run({ kind: 'pair', ...job })) as Relevance,
    close,
  };
}
