// npm run bench:matching: the quality and speed of the matching engine. With --members FILE.jsonl --out FILE.jsonl it
// makes recommendations for the people of a file, [--per-member K] each.
import { makeMatcher } from '../../src/server/modules/matching/engine/relevance/makeMatcher';
import { makeWords } from '../../src/server/modules/matching/engine/words/makeWords';
import { readWordFiles } from '../../src/server/modules/matching/wordFiles';
import { fileArguments, type FileArguments } from './matching/arguments';
import { recommendFile } from './matching/membersFile';
import { benchFirstLists } from './matching/firstLists';
import { benchMarkets } from './matching/markets';
import { benchQuota } from './matching/quota';
import { benchRecall } from './matching/recall';
import { benchScale } from './matching/scale';

const words = () => makeWords(readWordFiles());

async function recommend({ members, out, perMember }: FileArguments): Promise<void> {
  const count = await recommendFile({ members, out, perMember, words: words() });
  // On stderr, because the result itself may go to the standard output.
  console.error(`${count} people, up to ${perMember} recommendations each, in ${out}`);
}

async function bench(): Promise<boolean> {
  const ours = words();
  const passed = [await benchRecall((people) => makeMatcher(people, ours).scores())];
  passed.push(benchMarkets(), benchQuota(), benchScale(), await benchFirstLists());
  return passed.every(Boolean);
}

try {
  const file = fileArguments(process.argv.slice(2));
  if (file) await recommend(file);
  else if (!(await bench())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
