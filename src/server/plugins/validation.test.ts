import { describe, expect, it } from 'vitest';
import { checkerOf } from './validation';

const answers = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
};
const check = checkerOf.body(answers);
const paths = (value: unknown) => check(value)?.details?.map(({ path }) => path);

/** A list that counts how often one of its items was looked at. */
function counted(length: number) {
  const seen = { items: 0 };
  const list = new Proxy(Array<number>(length).fill(7), {
    get: (items, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) seen.items += 1;
      return Reflect.get(items, key) as unknown;
    },
  });
  return { list, seen };
}

describe('what is wrong with what was sent', () => {
  it('is told whole where it is of ordinary size', () => {
    expect(check({ a: ['x'] })).toBeUndefined();
    expect(paths({ a: [7, 'x', 8], b: 7 })).toEqual(['a.0', 'a.2', 'b']);
  });

  it('ends with the first where much was sent: the rest is not even looked at', () => {
    const { list, seen } = counted(17_000);
    expect(paths({ a: list })).toEqual(['a.0']);
    expect(seen.items).toBeLessThan(10);
  });

  it('ends with the first where a key is long: each error would repeat it', () => {
    expect(paths({ ['k'.repeat(34_000)]: [7, 8, 9] })).toHaveLength(1);
    expect(paths({ ['k'.repeat(50)]: [7, 8, 9] })).toHaveLength(3);
  });

  it('is fifty errors at most', () => {
    expect(paths({ a: Array(400).fill(7) })).toHaveLength(50);
  });
});
