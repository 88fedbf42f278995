import { expect, it } from 'vitest';
import { waitText } from './waitText';

it.each([
  [1, 'in 1 second', 'через 1 секунду'],
  [42, 'in 42 seconds', 'через 42 секунды'],
  [60, 'in 1 minute', 'через 1 минуту'],
  [61, 'in 2 minutes', 'через 2 минуты'],
  [600, 'in 10 minutes', 'через 10 минут'],
  [3600, 'in 60 minutes', 'через 60 минут'],
  [86_400, 'in 24 hours', 'через 24 часа'],
  [undefined, 'later', 'позже'],
])('AUT-06 a wait of %j seconds is %s, %s', (seconds, en, ru) => {
  expect(waitText(seconds, 'en')).toBe(en);
  expect(waitText(seconds, 'ru')).toBe(ru);
});
