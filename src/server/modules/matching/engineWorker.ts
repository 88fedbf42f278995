import { answerJobs } from '../../thread';
import { makeMatcher } from './engine/relevance/makeMatcher';
import { runRound } from './engine/round/runRound';
import type { Round, RoundInput } from './engine/round/types';
import type { Relevance } from './engine/types';
import { latestTexts } from './engine/words/latestTexts';
import { makeWords } from './engine/words/makeWords';
import type { WordFiles, Words } from './engine/words/types';
import { readWordFiles } from './wordFiles';

interface Aliases {
  /** Other names of one thing, from the community's config. */
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

/** Reads the tables, so that the community's next job does not have to. */
interface PrepareJob extends Aliases {
  kind: 'prepare';
}

export type EngineJob = RoundJob | PairJob | PrepareJob;

export type EngineAnswer = Round | Relevance | undefined;

let files: WordFiles | undefined;
/** The words of the latest job, with what they remember of texts. Most jobs are of one community, one after the other. */
let latest: ({ aliases: string } & ReturnType<typeof latestTexts>) | undefined;

function wordsOf({ aliases }: Aliases): ReturnType<typeof latestTexts> {
  files ??= readWordFiles();
  const key = JSON.stringify(aliases);
  if (latest?.aliases !== key) latest = { aliases: key, ...latestTexts(makeWords(files, aliases)) };
  return latest;
}

function perform(job: EngineJob): EngineAnswer {
  const { words, forget } = wordsOf(job);
  if (job.kind === 'prepare') return undefined;
  const answer = job.kind === 'round' ? runRound({ ...job, words }) : relevanceOf(job, words);
  forget();
  return answer;
}

function relevanceOf({ people, viewer, subject, meaning }: PairJob, words: Words): Relevance {
  const placeOf = (wanted: string) => people.findIndex(({ id }) => id === wanted);
  const [one, other] = [placeOf(viewer), placeOf(subject)];
  return makeMatcher(people, words, { meaning, some: [one] }).relevance(one, other);
}

answerJobs(perform);
