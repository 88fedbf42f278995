import { expect, it } from 'vitest';
import { keyOf, replyAddress, replyKey } from './replyKey';

it('NOT-07 a key survives a mail server that changes the case of an address', () => {
  const key = replyKey();
  expect(keyOf(replyAddress(key, 'mail.example').toUpperCase())).toBe(key);
  expect(replyAddress(key, 'mail.example').length).toBeLessThan(64 + 'mail.example'.length);
});

it.each(['', 'ada@mail.example', 'b-short@mail.example', `b-${'x'.repeat(26)}@mail.example`])(
  'NOT-07 %j has no key',
  (address) => expect(keyOf(address)).toBeUndefined(),
);
