import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../support/run';

/** A folder of communities with the default one, whose members see each other here. */
export function transparentCommunity(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'communities-'));
  cpSync(join(root, 'communities/default'), join(folder, 'default'), { recursive: true });
  const file = join(folder, 'default/community.json');
  const community = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...community, transparent: true }));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
