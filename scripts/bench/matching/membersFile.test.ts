import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeWords } from '../../../src/server/modules/matching/engine/words/makeWords';
import { recommendFile } from './membersFile';

const words = makeWords({ lexicon: [], aliases: '' });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'members-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => join(folder, name);

function run(...lines: string[]) {
  writeFileSync(inFolder('members.jsonl'), lines.join('\n'));
  return recommendFile({
    members: inFolder('members.jsonl'),
    out: inFolder('out.jsonl'),
    perMember: 2,
    words,
  });
}
const found = () =>
  readFileSync(inFolder('out.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

it('recommends the people of a file to each other, with reasons, in the order they came', async () => {
  const count = await run(
    '\uFEFF{"id":"a","lang":"en","lookingFor":"a beekeeper","about":"Joiner"}\r',
    '',
    '{"id":"b","lang":"en","lookingFor":"a joiner","about":"I am a beekeeper"}',
  );
  expect(count).toBe(2);
  expect(found()).toMatchObject([
    {
      id: 'a',
      recommendations: [{ id: 'b', reasons: expect.arrayContaining([expect.anything()]) as unknown }],
    },
    { id: 'b', recommendations: [{ id: 'a' }] },
  ]);
});

it('says why somebody has nobody', async () => {
  await run('{"id":"a","lang":"en"}');
  expect(found()).toEqual([{ id: 'a', recommendations: [], missing: expect.any(String) as unknown }]);
});

it.each([
  [['', ' '], /members\.jsonl: nobody is in it$/],
  [['{"id":"a","lang":"en"}', '{"id":"a","lang":"ru"}'], /line 2 has the "id" of line 1: a/],
  [Array<string>(23).fill('[]'), /line 20 is not an object\n {2}and 3 more$/],
  [['no JSON', '[]'], /line 1 is not JSON\n {2}line 2 is not an object/],
])('writes nothing for %j', async (lines, wrong) => {
  await expect(run(...lines)).rejects.toThrow(wrong);
  expect(readdirSync(folder)).toEqual(['members.jsonl']);
});

it('says which file cannot be opened', async () => {
  const options = { out: inFolder('out.jsonl'), perMember: 2, words };
  const missing = recommendFile({ ...options, members: inFolder('none.jsonl') });
  await expect(missing).rejects.toThrow(/none\.jsonl: there is no such file or folder$/);
  await expect(recommendFile({ ...options, members: folder })).rejects.toThrow(/: it is a folder$/);
  writeFileSync(inFolder('members.jsonl'), '{"id":"a","lang":"en"}');
  const nowhere = recommendFile({
    ...options,
    members: inFolder('members.jsonl'),
    out: inFolder('none/out.jsonl'),
  });
  await expect(nowhere).rejects.toThrow(/none\/out\.jsonl: there is no such file or folder$/);
  expect(existsSync(options.out)).toBe(false);
});

it('writes through a link, and moves nothing over what is no file', async () => {
  writeFileSync(inFolder('members.jsonl'), '{"id":"a","lang":"en"}');
  const options = { members: inFolder('members.jsonl'), perMember: 2, words };
  writeFileSync(inFolder('out.jsonl'), '');
  symlinkSync(inFolder('out.jsonl'), inFolder('link'));
  await recommendFile({ ...options, out: inFolder('link') });
  expect(lstatSync(inFolder('link')).isSymbolicLink()).toBe(true);
  expect(found()).toHaveLength(1);
  symlinkSync('/dev/null', inFolder('nothing'));
  await recommendFile({ ...options, out: inFolder('nothing') });
  expect(readdirSync(folder).sort()).toEqual(['link', 'members.jsonl', 'nothing', 'out.jsonl']);
  expect(lstatSync(inFolder('nothing')).isSymbolicLink()).toBe(true);
});
