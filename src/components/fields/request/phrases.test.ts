import { expect, it } from 'vitest';
import { withPhrase } from './phrases';

it.each([
  ['', 'A mentor. '],
  ['  ', 'A mentor. '],
  ['Hello', 'Hello. A mentor. '],
  ['Hello. ', 'Hello. A mentor. '],
  ['Hello!', 'Hello! A mentor. '],
  ['Привет,', 'Привет, A mentor. '],
  ['Hello\n', 'Hello\nA mentor. '],
])('ONB-02 adds a phrase to %j', (text, expected) => {
  expect(withPhrase(text, 'A mentor.')).toBe(expected);
});
