import { expect, it } from 'vitest';
import { fileArguments } from './arguments';

it('are those of a file, or none', () => {
  expect(fileArguments([])).toBeUndefined();
  expect(fileArguments(['--members', 'a', '--out', 'b'])).toEqual({ members: 'a', out: 'b', perMember: 3 });
  expect(fileArguments(['--per-member=5', '--members=a', '--out=b'])?.perMember).toBe(5);
});

it.each([
  [['--members', 'a'], 'belong together'],
  [['--per-member', '3'], 'belong together'],
  [['--members', '', '--out', 'b'], 'belong together'],
  [['--members', 'a', '--out', 'b', '--per-member', '0'], 'a whole number'],
  [['--members', 'a', '--out', 'b', '--per-membr', '3'], '--per-membr'],
  [['--members'], '--members'],
  [['members.jsonl'], 'members.jsonl'],
])('are refused in words where they are %j', (args, wrong) => {
  expect(() => fileArguments(args)).toThrow(wrong);
});
