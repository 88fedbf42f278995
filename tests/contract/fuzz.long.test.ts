import { expect, it } from 'vitest';
import { fuzz } from '../support/fuzz/fuzz';
import { calls } from '../support/fuzz/inputs';
import { seedOf } from '../support/seed';

it('API-00 ERR-01 no input of 20,000 breaks a call, for any caller', async () => {
  const seen = await fuzz({ seed: seedOf('FUZZ_SEED'), runs: Number(process.env.FUZZ_RUNS ?? 20_000) });
  expect([...seen.keys()].sort()).toEqual([...calls.keys()].sort());
});
