import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileName } from '../../../src/config/types';
import { currentVersion } from '../../../src/config/migrate/migrations';
import { factsOf } from '../doctor/facts';
import { writtenFile } from '../edit/written';
import { schemaAddress } from '../fix/fixFolder';
import type { Answers } from './answers';
import { placeholderLogo } from './logo';

/**
 * Writes the smallest community; everything else falls back to `default`. Each file names its schema, so that editors
 * explain and complete it.
 */
export async function writeFolder(
  dir: string,
  { domain, title, langs, color, logo, methods }: Answers,
): Promise<void> {
  const folder = join(dir, domain);
  const write = (name: FileName, content: Readonly<Record<string, unknown>>): void => {
    const file = { $schema: schemaAddress(folder, name), schemaVersion: currentVersion(), ...content };
    writeFileSync(join(folder, name), writtenFile(file));
  };
  const logoUrl = `assets/logo.${logo === '' ? 'svg' : factsOf(logo)?.kind}`;

  const drawn = logo === '' ? await placeholderLogo(title, domain, color) : undefined;
  mkdirSync(join(folder, 'assets'), { recursive: true });
  if (drawn) writeFileSync(join(folder, logoUrl), drawn);
  else copyFileSync(logo, join(folder, logoUrl));
  // Written even if it is empty, because the choices of `default` do not apply to this community.
  write('community.json', { title, lang: langs[0], langChoices: langs.length > 1 ? langs : [] });
  write('brand.json', { logoUrl, titleBesideLogo: true, colors: { primary: color } });
  write('authConfig.json', { methods: methods.map((authType) => ({ authType })) });
}
