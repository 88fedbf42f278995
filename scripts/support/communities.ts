import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run';

/** The folders under communities/, by name; `default` among them. */
export const communityDomains = (dir = join(root, 'communities')): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'brand.json')))
    .map((entry) => entry.name)
    .sort();
