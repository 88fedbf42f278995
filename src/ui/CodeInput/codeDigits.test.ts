import { expect, it } from 'vitest';
import { codeDigits } from './codeDigits';

it.each([
  ['481052', '481052'],
  ['481 052', '481052'],
  ['Your code: 481-052.', '481052'],
  ['4810529999', '481052'],
  ['48', '48'],
  ['код', ''],
])('of a pasted %s it takes %s', (text, code) => {
  expect(codeDigits(text)).toBe(code);
});
