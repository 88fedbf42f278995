import { describe, expect, it } from 'vitest';
import { sharedCode } from './shared';

const run = ({ constants, code }: ReturnType<typeof sharedCode>): unknown =>
  new Function(`${constants.replaceAll(' as const', '')}return ${code}`)();

const long = (mark: string) => ({ mark, words: Array.from({ length: 60 }, (_, at) => `word ${at}`) });

describe('generated data', () => {
  it('CFG-02 holds a large part that repeats once', () => {
    const value = {
      a: { of: long('x') },
      b: { of: long('x') },
      c: [long('x'), { text: 'small' }, { text: 'small' }],
    };
    const written = sharedCode(value);
    expect(run(written)).toEqual(value);
    expect(`${written.constants}${written.code}`.match(/word 59/g)).toHaveLength(1);
  });

  it('CFG-02 holds parts within parts', () => {
    const outer = { first: long('x'), second: long('y') };
    const value = { a: outer, b: { ...outer }, c: long('y') };
    expect(run(sharedCode(value))).toEqual(value);
  });

  it('CFG-02 stays as it is where nothing repeats', () => {
    expect(sharedCode({ a: long('x'), b: null, c: false })).toEqual({
      constants: '',
      code: JSON.stringify({ a: long('x'), b: null, c: false }),
    });
  });
});
