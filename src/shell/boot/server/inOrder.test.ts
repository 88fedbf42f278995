import { describe, expect, it } from 'vitest';
import { inOrder } from './inOrder';

describe('works one after the other', () => {
  it('begin when the one before is over, also if it failed', async () => {
    const exclusively = inOrder();
    const done: string[] = [];
    const first = exclusively(async () => {
      await Promise.resolve();
      done.push('first');
      throw new Error('gone');
    });
    const second = exclusively(() => done.push('second'));
    await expect(first).rejects.toThrow('gone');
    await second;
    expect(done).toEqual(['first', 'second']);
  });
});
