import { answerJobs } from '../../thread';
import { makeMatcher } from './engine/relevance/makeMatcher';
import { runRound } from './engine/round/runRound';
import type { Round, RoundInput } from './engine/round/types';
import type { Relevance } from './engine/types';
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

export type EngineJob = RoundJob | PairJob;

export type EngineAnswer = Round | Relevance;

let files: WordFiles | undefined;
/** The words of the latest job, with what they remember of texts. Most jobs are of one community, one after the other. */
let latest: { aliases: string; words: Words } | undefined;

function wordsOf({ aliases }: Aliases): Words {
  files ??= readWordFiles();
  const key = JSON.stringify(aliases);
  if (latest?.aliases !== key) latest = { aliases: key, words: makeWords(files, aliases) };
  return latest.words;
}

function perform(job: EngineJob): EngineAnswer {
  const words = wordsOf(job);
  if (job.kind === 'round') return runRound({ ...job, words });
  const { people, viewer, subject, meaning } = job;
  const placeOf = (wanted: string) => people.findIndex(({ id }) => id === wanted);
  const [one, other] = [placeOf(viewer), placeOf(subject)];
  return makeMatcher(people, words, { meaning, some: [one] }).relevance(one, other);
}

answerJobs(perform);
