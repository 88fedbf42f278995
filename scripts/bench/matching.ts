// npm run bench:matching: what the matching engine finds, and how fast. With --members FILE.jsonl --out FILE.jsonl it recommends
// the people of a file, [--per-member K] each.
import { parseArgs } from 'node:util';
import { makeMatcher } from '../../src/server/modules/matching/engine/relevance/makeMatcher';
import { makeWords } from '../../src/server/modules/matching/engine/words/makeWords';
import { readWordFiles } from '../../src/server/modules/matching/wordFiles';
import { recommendFile } from './matching/membersFile';
import { benchMarkets } from './matching/markets';
import { benchQuota } from './matching/quota';
import { benchRecall } from './matching/recall';
import { benchScale } from './matching/scale';

const { values } = parseArgs({
  options: {
    members: { type: 'string' },
    out: { type: 'string' },
    'per-member': { type: 'string', default: '3' },
  },
});
const { members, out } = values;

const words = () => makeWords(readWordFiles());

async function recommend(from: string, to: string): Promise<void> {
  const perMember = Number(values['per-member']);
  if (!Number.isInteger(perMember) || perMember < 1)
    throw new Error('--per-member is a whole number from 1 on');
  const count = await recommendFile({ members: from, out: to, perMember, words: words() });
  console.log(`${count} people, up to ${perMember} recommendations each, in ${to}`);
}

async function bench(): Promise<boolean> {
  const ours = words();
  const passed = [await benchRecall((people) => makeMatcher(people, ours).scores())];
  passed.push(benchMarkets(), benchQuota(), benchScale());
  return passed.every(Boolean);
}

try {
  if (members !== undefined && out !== undefined) await recommend(members, out);
  else if (members !== undefined || out !== undefined) throw new Error('--members and --out belong together');
  else if (!(await bench())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
