import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, type ParseError } from 'jsonc-parser';
import { buildCommunity } from '../../src/config/pipeline';
import { isObject } from '../../src/config/resolve/merge';
import type { Colors } from '../../src/generated/config/brand';
import { shapes } from '../../src/generated/config/shapes';
import { examine } from './doctor/examine';
import { applyToText } from './edit/text';
import { defaultDir, named, readCommunities } from './folders';
import { painter } from './paint';
import { asText } from './report/text';
import { changesFor } from './tokens/changes';
import { exportBrand } from './tokens/exportBrand';
import { TokensError } from './tokens/format';
import { importBrand } from './tokens/importBrand';
import { readTokens } from './tokens/read';
import { UsageError, type Verb } from '../support/verb';

const help = `Usage: npm run community -- tokens export <domain> [--out FILE] [--dir DIR]
       npm run community -- tokens import <domain> <FILE|-> [--dir DIR]

Exports a brand to design tools and imports it back, as design tokens (Format Module 2025.10).

export writes the colours of both themes, font families, sizes and shadows; derived values are marked as such.
import updates brand.json where the tokens differ, keeping its formatting, and checks the folder. References and all
colour spaces of the format are supported; derived tokens are imported only where a tool has changed them.

  --out FILE  where to write (default: standard output)
  --dir DIR   where the folders are (default: $COMMUNITIES_DIR, else communities/)

Exit code: 0 done, 1 the file can't be read, or the folder has errors afterwards, 2 wrong usage.
`;

/** A brand as given in its folder and as shown. */
function brandOf(dir: string, domain: string) {
  const { folders, defaults } = readCommunities(dir);
  const folder = folders.find((one) => one.domain === domain) ?? { domain, files: [] };
  const colorsIn = (files: typeof folder.files): Colors | undefined => {
    const value: unknown = parse(files.find(({ name }) => name === 'brand.json')?.text ?? '');
    return isObject(value) && isObject(value.colors) ? (value.colors as unknown as Colors) : undefined;
  };
  const { brand } = buildCommunity({ folder, defaults }).config;
  const inherited = colorsIn(defaults.files) ?? (shapes.brand.keys.colors.default as Colors);
  return { brand, own: colorsIn(folder.files), inherited };
}

function exportTo(dir: string, domain: string, out: string | undefined): number {
  const { brand, own, inherited } = brandOf(dir, domain);
  const text = `${JSON.stringify(exportBrand(brand, own ?? inherited), null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
  return 0;
}

function tokensIn(file: string) {
  try {
    const errors: ParseError[] = [];
    const value: unknown = parse(readFileSync(file === '-' ? 0 : file, 'utf8'), errors, {
      allowTrailingComma: true,
    });
    if (errors.length > 0) throw new TokensError('not valid JSON');
    return readTokens(value);
  } catch (error) {
    if (error instanceof TokensError) throw error;
    throw new UsageError(`${file} cannot be read`);
  }
}

function importFrom(dir: string, domain: string, file: string): number {
  const before = brandOf(dir, domain);
  const { style, unused } = importBrand(tokensIn(file), before.brand);
  const changes = changesFor(style, before);
  const path = join(dir, domain, 'brand.json');
  if (changes.length > 0) writeFileSync(path, applyToText(readFileSync(path, 'utf8'), changes));
  for (const change of changes) {
    if ('set' in change) process.stdout.write(`${change.set.join('.')}: ${JSON.stringify(change.to)}\n`);
  }
  if (unused.length > 0) process.stderr.write(`Not part of a brand: ${unused.join(', ')}\n`);
  const { issues, folders } = examine(dir, [domain]);
  process.stdout.write(asText({ issues, folders, fixed: [] }, painter(process.stdout)));
  return issues.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { dir: { type: 'string' }, out: { type: 'string' } },
  });
  const [what, domain, file, ...more] = positionals;
  const dir = values.dir ?? defaultDir();
  if (what !== 'export' && what !== 'import') throw new UsageError('Use tokens export or tokens import.');
  if (domain === undefined || more.length > 0 || (what === 'import') !== (file !== undefined)) {
    throw new UsageError(`tokens ${what} needs a domain${what === 'import' ? ' and a file' : ''}.`);
  }
  named(dir, [domain]);
  try {
    return file === undefined ? exportTo(dir, domain, values.out) : importFrom(dir, domain, file);
  } catch (error) {
    if (!(error instanceof TokensError)) throw error;
    process.stderr.write(`${file}: ${error.message}\n`);
    return 1;
  }
}

/** `tokens`: a brand to and from design tools. */
export const tokens: Verb = {
  summary: 'export a brand to design tools and import it back',
  help,
  run,
};
