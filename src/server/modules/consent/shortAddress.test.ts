import { expect, it } from 'vitest';
import { shortAddress } from './shortAddress';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:7:1:2:3:4:5', '2001:db8:7::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['203.0.113.77:5123', '203.0.113.0'],
  ['[2001:db8:7:1::3]:443', '2001:db8:7::'],
  ['nobody', 'unknown'],
])('AUT-10 of %s is kept %s', (ip, kept) => expect(shortAddress(ip)).toBe(kept));
