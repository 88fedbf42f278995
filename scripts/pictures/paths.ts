import { join, resolve } from 'node:path';
import { results } from '../support/results';
import { root } from '../support/run';

/** Where `npm run build:storybook` leaves it, or STORYBOOK_DIR: each run of `npm test` has one of its own. */
export const storybook = resolve(root, process.env.STORYBOOK_DIR ?? 'dist/storybook');

/** What differs, of the run that ended last. */
export const differing = join(results, 'pictures');

/** The committed pictures. */
export const committed = join(root, 'tests/pictures');
