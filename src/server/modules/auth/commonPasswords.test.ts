import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords';

describe('common passwords', () => {
  it.each(['12345678', 'password', ' PassWord123 ', 'qwertyuiop', 'Йцукенгш', 'ｐａｓｓｗｏｒｄ'])(
    '%j is one',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );
  it.each(['correct horse battery', 'password of a whole sentence', '', '__proto__', 'ё'.repeat(8)])(
    '%j is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
