import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotStart } from '../../cannotStart';
import type { Env } from '../../env';

/** The folder with the communities' folders. Throws CannotStart if it is missing. */
export function communitiesDir({ COMMUNITIES_DIR }: Pick<Env, 'COMMUNITIES_DIR'>): string {
  const dir = resolve(COMMUNITIES_DIR);
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return dir;
  throw new CannotStart(`There is no folder ${dir}. Put the communities there, or correct COMMUNITIES_DIR.`);
}
