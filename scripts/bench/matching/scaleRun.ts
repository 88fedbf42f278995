// One size of part (d), in a process of its own: prints seconds and megabytes.
import { attentionOf } from '../../../src/server/modules/matching/attention';
import { runRound } from '../../../src/server/modules/matching/engine/round/runRound';
import { makeWords } from '../../../src/server/modules/matching/engine/words/makeWords';
import { readWordFiles } from '../../../src/server/modules/matching/wordFiles';
import { generatedPeople } from './generated';

const files = readWordFiles();
const people = generatedPeople(Number(process.argv[2]), files);
const start = performance.now();
const attention = attentionOf({ perMember: 6 });
const { lists } = runRound({ people, excluded: [], attention, seed: 'bench', words: makeWords(files) });
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024, lists: lists.size }));
