import { resolve } from 'node:path';
import { root } from './run';

/** Where tests leave what they have found: TEST_RESULTS, which `npm test` sets for each run, or `test-results/`. */
export const results = resolve(root, process.env.TEST_RESULTS ?? 'test-results');
