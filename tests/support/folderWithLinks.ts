import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of every file to which no link may lead. */
export const secret = 'nobody may read this';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';

/**
 * Writes `dir`/communities/a.example and, outside of it, `dir`/elsewhere, with every kind of link between them: of a
 * config file, an asset, a folder of assets and a community's folder. Links that stay inside lead to existing files.
 */
export function folderWithLinks(dir: string): void {
  const [communities, elsewhere] = [join(dir, 'communities'), join(dir, 'elsewhere')];
  const folder = join(communities, 'a.example');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(elsewhere, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'community.json'), '{ "title": "A" }');
  writeFileSync(join(folder, 'brand.json'), '{ "title": "A" }');
  writeFileSync(join(folder, 'assets/logo.svg'), svg);
  symlinkSync('logo.svg', join(folder, 'assets/inside.svg'));
  for (const name of ['brand.json', 'community.json', 'navigation.json'])
    writeFileSync(join(elsewhere, name), JSON.stringify({ title: secret, aliases: ['taken.example'] }));
  for (const name of ['assets/logo.svg', 'logo.svg'])
    writeFileSync(join(elsewhere, name), svg.replace('/>', `><!-- ${secret} --></svg>`));
  symlinkSync(join(elsewhere, 'navigation.json'), join(folder, 'navigation.json'));
  symlinkSync(join(elsewhere, 'logo.svg'), join(folder, 'assets/outside.svg'));
  symlinkSync(join(elsewhere, 'assets'), join(folder, 'assets/deep'));
  symlinkSync(elsewhere, join(communities, 'linked.example'));
  symlinkSync('a.example', join(communities, 'inside.example'));
  symlinkSync('..', join(communities, 'above.example'));
  const nested = join(communities, 'nested.example');
  mkdirSync(nested);
  symlinkSync(join(elsewhere, 'assets'), join(nested, 'assets'));
  symlinkSync(join(elsewhere, 'community.json'), join(nested, 'community.json'));
  writeFileSync(join(nested, 'brand.json'), '{ "title": "Nested" }');
}
