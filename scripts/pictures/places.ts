import { join } from 'node:path';
import { root } from '../support/run';

/** Where `npm run build:storybook` leaves it. */
export const storybook = join(root, 'dist/storybook');

/** The committed pictures. */
export const kept = join(root, 'tests/pictures');
