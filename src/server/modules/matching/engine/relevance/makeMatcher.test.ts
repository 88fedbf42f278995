import { expect, it } from 'vitest';
import { generatedPeople } from '../../../../../../scripts/bench/matching/generated';
import { readWordFiles } from '../../wordFiles';
import { makeWords } from '../words/makeWords';
import { makeMatcher } from './makeMatcher';

const files = readWordFiles();

it('MAT-01 MAT-09 a matcher for some people has the same scores and reasons for their pairs', () => {
  const people = generatedPeople(300, files);
  const words = makeWords(files);
  const whole = makeMatcher(people, words);
  const some = [3, 150, 299];
  const few = makeMatcher(people, words, { some });
  expect(few.scoresOf(some)).toEqual(whole.scoresOf(some));
  for (const one of some)
    for (let other = 0; other < people.length; other += 13) {
      if (other === one) continue;
      expect(few.relevance(one, other)).toEqual(whole.relevance(one, other));
      expect(few.scoresWith(other, [one])).toEqual(whole.scoresWith(other, [one]));
    }
});
