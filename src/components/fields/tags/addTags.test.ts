import { describe, expect, it } from 'vitest';
import { addTags, splitTags, takeWhole } from './addTags';

describe('tags', () => {
  it.each([
    ['a, b;c\nd', ['a', ' b', 'c', 'd']],
    [' , ;\n', []],
    ['one tag', ['one tag']],
    ['تصميم، بحث', ['تصميم', ' بحث']],
  ])('PRO-01 %j is %j', (text, parts) => expect(splitTags(text)).toEqual(parts));

  it.each([
    ['one, two', ['one'], ' two'],
    ['one', [], 'one'],
    [' , ', [], ' '],
    ['a;b,', ['a', 'b'], ''],
  ])('PRO-01 of %j, typed, %j is whole', (text, parts, rest) =>
    expect(takeWhole(text)).toEqual({ parts, rest }),
  );

  it('PRO-01 get in once, folded, without Other', () => {
    const { tags, added, refused } = addTags(['Go'], [' machine   learning ', 'GO', 'other', 'go']);
    expect(tags).toEqual(['Go', 'machine learning']);
    expect(added).toEqual(['machine learning']);
    expect(refused).toEqual([{ tag: 'GO' }]);
  });

  it('PRO-01 get in as long and as many as are allowed', () => {
    const long = addTags([], ['x'.repeat(101), '🧑‍🚀'.repeat(20)]);
    expect(long.added).toEqual(['🧑‍🚀'.repeat(20)]);
    expect(long.refused).toMatchObject([{ broken: { rule: 'upTo', values: { max: 100 } } }]);
    const many = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    const { tags, refused } = addTags([], many);
    expect(tags).toHaveLength(20);
    expect(refused).toMatchObject([{ tag: 'tag 20', broken: { rule: 'upToTags' } }]);
  });
});
