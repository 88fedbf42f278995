import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeNumber } from './freeNumber';

/** The number that is found if `isUsed` are in use, and the number of queries. */
async function search(isUsed: (number: number) => boolean) {
  let questions = 0;
  const number = await freeNumber(async (numbers) => {
    questions++;
    return numbers.find((one) => !isUsed(one));
  });
  return { number, questions };
}

it('PRO-04 without gaps it is the first free number, found in few questions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1_000_000 }), async (count) => {
      const { number, questions } = await search((one) => one <= count);
      expect(number).toBe(count + 1);
      expect(questions).toBeLessThanOrEqual(8);
    }),
  );
});

it('PRO-04 with gaps it is free all the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 200 })), async (list) => {
      const used = new Set(list);
      const { number } = await search((one) => used.has(one));
      expect(used.has(number)).toBe(false);
      expect(number === 1 || used.has(number - 1)).toBe(true);
    }),
  );
});

it('gives up where everything is in use', async () => {
  await expect(search(() => true)).rejects.toThrow('no number is free');
});
