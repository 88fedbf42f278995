import { expect, it } from 'vitest';
import { listed } from './listed';

it.each([
  [['Ada'], 'Ada', 'Ada'],
  [['Ada', 'Bob'], 'Ada and Bob', 'Ada or Bob'],
  [['Ada', 'Bob', 'Cleo'], 'Ada, Bob and Cleo', 'Ada, Bob or Cleo'],
])('UIX-07 %j as a sentence names them', (texts, and, or) => {
  expect(listed('en', texts)).toBe(and);
  expect(listed('en', texts, 'or')).toBe(or);
  const inRussian = (text: string) => text.replace(' and ', ' и ').replace(' or ', ' или ');
  expect(listed('ru', texts)).toBe(inRussian(and));
  expect(listed('ru', texts, 'or')).toBe(inRussian(or));
});
