import { describe, it } from 'vitest';
import { listsOfMarkets } from '../../../../../../tests/support/matching/listsOfMarkets';
import { seedOf } from '../../../../../../tests/support/seed';

describe('a round of 1,000 random markets', () => {
  it.each(Object.entries(listsOfMarkets))('%s', { timeout: 120_000 }, (_, check) =>
    check({ numRuns: 1000, seed: seedOf('MARKETS_SEED') }),
  );
});
