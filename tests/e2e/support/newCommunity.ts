import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import { fromFlags } from '../../../scripts/community/new/answers';
import { writeFolder } from '../../../scripts/community/new/writeFolder';
import type { Lang } from '../../../src/lib/lang';
import { atEnd } from './atEnd';
import { environment } from './environment';

/**
 * A community of nobody yet, with everything as `npm run community -- new` leaves it, in both languages, available
 * immediately, until the test ends. Returns its domain.
 */
export async function newCommunity(title: string, lang: Lang): Promise<string> {
  const dir = environment().communitiesDir;
  const domain = `new-${randomInt(1e9)}.example`;
  const langs = lang === 'ru' ? 'ru, en' : 'en, ru';
  const answers = fromFlags({ domain, title, langs }, dir);
  await writeFolder(dir, { ...answers, domain: `.${domain}` });
  renameSync(join(dir, `.${domain}`), join(dir, domain));
  atEnd(() => rmSync(join(dir, domain), { recursive: true, force: true }));
  return domain;
}
