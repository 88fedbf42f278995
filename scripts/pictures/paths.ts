import { join, resolve } from 'node:path';
import { results } from '../support/results';
import { root } from '../support/run';

/** The output of `npm run build:storybook`, or STORYBOOK_DIR: each run of `npm test` has one of its own. */
export const storybook = resolve(root, process.env.STORYBOOK_DIR ?? 'dist/storybook');

/** The differences of the latest run. */
export const differing = join(results, 'pictures');

/** The committed pictures. */
export const committed = join(root, 'tests/pictures');
