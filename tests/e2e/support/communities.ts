import { randomInt } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from './atEnd';
import { environment } from './environment';

/** A copy of krug.example, changed in nothing, that was there when the server started. */
export const copiedDomain = 'copied.example';

/** The demo community whose members use an external account. */
export const partnerDomain = 'atlas-partners.example';

export interface TestCommunity {
  domain: string;
  /** The path of a file in the folder. */
  path(file: string): string;
  read(file: string): string;
  /** Replaces the text of a file, as an editor does when it saves. */
  write(file: string, text: string): void;
  /** Changes a file's JSON. */
  edit(file: string, change: (json: Record<string, unknown>) => void): void;
}

/** The folder of a community under `dir`, there to be changed. */
export function communityIn(dir: string, domain: string): TestCommunity {
  const folder = join(dir, domain);
  const path = (file: string) => join(folder, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  return {
    domain,
    path,
    read,
    write: (file, text) => writeFileSync(path(file), text),
    edit: (file, change) => {
      const json = JSON.parse(read(file)) as Record<string, unknown>;
      change(json);
      writeFileSync(path(file), JSON.stringify(json, null, 2));
    },
  };
}

/**
 * A copy of a folder with another name in the running server's COMMUNITIES_DIR, unchanged except by `change`, available
 * immediately, until the test ends.
 */
export function copyCommunity(from: string, change?: (copy: TestCommunity) => void): TestCommunity {
  const domain = `copy-${randomInt(1e9)}.example`;
  const dir = environment().communitiesDir;
  cpSync(join(dir, from), join(dir, `.${domain}`), { recursive: true });
  change?.(communityIn(dir, `.${domain}`));
  renameSync(join(dir, `.${domain}`), join(dir, domain));
  atEnd(() => rmSync(join(dir, domain), { recursive: true, force: true }));
  return communityIn(dir, domain);
}
