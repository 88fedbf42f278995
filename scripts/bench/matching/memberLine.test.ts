import { expect, it } from 'vitest';
import { memberOf } from './memberLine';

it('reads a person, with what is missing as nothing', () => {
  expect(memberOf('{"id":"a","lang":"en","lookingFor":"lawyer","goal":null}')).toMatchObject({
    id: 'a',
    lookingFor: 'lawyer',
    goal: '',
    tags: [],
  });
});

it.each([
  ['no JSON', 'is not JSON'],
  ['[]', 'is not an object'],
  ['{"lang":"en"}', 'has no "id", a text'],
  ['{"id":"a","lang":"fr"}', '"lang" is neither "en" nor "ru"'],
  ['{"id":"a","lang":"en","tags":"x"}', '"tags" is not a list of texts'],
  ['{"id":"a","lang":"en","about":1}', '"about" is not a text'],
])('says what is wrong with %s', (line, wrong) => {
  expect(memberOf(line)).toBe(wrong);
});
