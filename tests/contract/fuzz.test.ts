import { expect, it } from 'vitest';
import { fuzz } from '../support/fuzz/fuzz';
import { calls } from '../support/fuzz/inputs';
import { seedOf } from '../support/seed';

/** Enough to reach every call with this seed and most others. */
const perCall = 10;

it('API-00 ERR-01 no input of a thousand breaks a call, whoever makes it', async () => {
  const runs = Number(process.env.FUZZ_RUNS ?? perCall * calls.size);
  const seen = await fuzz({ seed: seedOf('FUZZ_SEED', 1), runs });
  const statuses = new Set([...seen.values()].flatMap((each) => [...each]));
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403]));
  expect([...seen.keys()].sort()).toEqual([...calls.keys()].sort());
});
