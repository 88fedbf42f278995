import { resolve } from 'node:path';
import { root } from './run';

/** The folder for results of tests: TEST_RESULTS, which `npm test` sets for each run, or `test-results/`. */
export const results = resolve(root, process.env.TEST_RESULTS ?? 'test-results');
