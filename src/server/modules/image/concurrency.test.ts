import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency';

it('runs at most so many at once, in order, and goes on after a failure', async () => {
  const limited = limitConcurrency(2);
  const begun: number[] = [];
  const end: (() => void)[] = [];
  const work = (n: number) =>
    limited(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => end.push(resolve));
      if (n === 0) throw new Error('broken');
      return n;
    });
  const all = [0, 1, 2, 3].map(work);
  const failed = expect(all[0]).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1]);
  end[0]?.();
  await failed;
  expect(begun).toEqual([0, 1, 2]);
  end[1]?.();
  expect(await all[1]).toBe(1);
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const go of end) go();
  expect(await Promise.all(all.slice(1))).toEqual([1, 2, 3]);
});
