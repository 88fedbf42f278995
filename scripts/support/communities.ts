import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderNames } from '../../src/server/modules/community/folders';
import { root } from './run';

/** The folders that are built with: those the server reads too. */
export const communitiesDir = (): string => resolve(root, process.env.COMMUNITIES_DIR ?? 'communities');

/** The folders under communities/, by name; `default` among them. */
export const communityDomains = (dir = join(root, 'communities')): string[] =>
  folderNames(dir).filter((name) => existsSync(join(dir, name, 'brand.json')));
