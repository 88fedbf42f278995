import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { makeMatcher } from './engine/relevance/makeMatcher';
import { runRound } from './engine/round/runRound';
import type { Round, RoundInput } from './engine/round/types';
import type { Relevance } from './engine/types';
import { makeWords } from './engine/words/makeWords';
import type { WordFiles } from './engine/words/types';
import { readWordFiles } from './wordFiles';

interface Aliases {
  /** Other names of one thing, as the community's config has them. */
  aliases: readonly (readonly string[])[];
}

export interface RoundJob extends Omit<RoundInput, 'words'>, Aliases {
  kind: 'round';
}

export interface PairJob extends Pick<RoundInput, 'people' | 'meaning'>, Aliases {
  kind: 'pair';
  /** Ids of two of the people; `forward` is of the first. */
  viewer: string;
  subject: string;
}

export type EngineJob = RoundJob | PairJob;

export type EngineAnswer =
  | { kind: 'round'; round: Round }
  | { kind: 'pair'; relevance: Relevance }
  | { kind: 'failed'; message: string };

/** How much the thread gives way to the one that answers calls: on Linux a priority is the thread's alone. */
const gentle = 10;
if (process.platform === 'linux') setPriority(gentle);

let files: WordFiles | undefined;

function perform(job: EngineJob): EngineAnswer {
  files ??= readWordFiles();
  const words = makeWords(files, job.aliases);
  if (job.kind === 'round') return { kind: 'round', round: runRound({ ...job, words }) };
  const { people, viewer, subject, meaning } = job;
  const placeOf = (wanted: string) => people.findIndex(({ id }) => id === wanted);
  const relevance = makeMatcher(people, words, meaning).relevance(placeOf(viewer), placeOf(subject));
  return { kind: 'pair', relevance };
}

parentPort?.on('message', (job: EngineJob) => {
  let answer: EngineAnswer;
  try {
    answer = perform(job);
  } catch (error) {
    answer = {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  parentPort?.postMessage(answer);
});
