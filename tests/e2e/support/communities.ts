import { randomInt } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './environment';

/** A copy of krug.example, changed in nothing, that was there when the server started. */
export const copiedDomain = 'copied.example';

/** The demo community whose members come by an outside account. */
export const partnerDomain = 'atlas-partners.example';

export interface TestCommunity {
  domain: string;
  /** Replaces the text of a file, as an editor does when it saves. */
  write(file: string, text: string): void;
  /** Changes a file's JSON. */
  edit(file: string, change: (json: Record<string, unknown>) => void): void;
  remove(): void;
}

/** A copy of a folder under another name in the running server's COMMUNITIES_DIR, changed in nothing. */
export function copyCommunity(from: string): TestCommunity {
  const domain = `copy-${randomInt(1e9)}.example`;
  const dir = environment().communitiesDir;
  const folder = join(dir, domain);
  cpSync(join(dir, from), folder, { recursive: true });
  const path = (file: string) => join(folder, file);
  return {
    domain,
    write: (file, text) => writeFileSync(path(file), text),
    edit: (file, change) => {
      const json = JSON.parse(readFileSync(path(file), 'utf8')) as Record<string, unknown>;
      change(json);
      writeFileSync(path(file), JSON.stringify(json, null, 2));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
