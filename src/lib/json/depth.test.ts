import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './depth';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the depth of a JSON text', () => {
  it('is counted over lists and objects, not over how many stand side by side', () => {
    expect(isDeeperThan(nested(64), 64)).toBe(false);
    expect(isDeeperThan(nested(65), 64)).toBe(true);
    expect(isDeeperThan('{"a":[{"b":1},{"c":[2]}]}', 4)).toBe(false);
    expect(isDeeperThan('{"a":[{"b":1},{"c":[2]}]}', 3)).toBe(true);
    expect(isDeeperThan(`[${Array(500).fill('[]').join()}]`, 2)).toBe(false);
  });

  it('does not count signs within texts', () => {
    expect(isDeeperThan(JSON.stringify({ a: '[[[[', b: 'a"[[[\\', '{"{': '\\"{' }), 1)).toBe(false);
  });

  it('is known before the text ends', () => {
    expect(isDeeperThan('['.repeat(1_000_000), 64)).toBe(true);
  });
});
