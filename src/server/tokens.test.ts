import { describe, expect, it } from 'vitest';
import { randomCode, randomId, randomSecret, sameHash, sameText, sha256, splitToken } from './tokens';

describe('tokens', () => {
  it('are <id>.<secret> and nothing else', () => {
    const [id, secret] = [randomId(), randomSecret()];
    expect(splitToken(`${id}.${secret}`)).toEqual({ id, secret });
    for (const bad of ['', '.', 'a.', '.b', 'a.b.c', 'a b.c', `${'a'.repeat(65)}.b`, 'a.b\n']) {
      expect(splitToken(bad), bad).toBeUndefined();
    }
  });

  it('codes have six digits, zeros in front included', () => {
    for (let n = 0; n < 200; n += 1) expect(randomCode()).toMatch(/^\d{6}$/);
  });

  it('are compared whatever their length', () => {
    expect(sameText('a', 'a')).toBe(true);
    expect(sameText('a', 'ab')).toBe(false);
    expect(sameHash(sha256('a'), sha256('a'))).toBe(true);
    expect(sameHash(sha256('a'), sha256('b'))).toBe(false);
    expect(sameHash('', sha256('a'))).toBe(false);
  });
});
