import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../../src/lib/lang.ts';

const folder = join(import.meta.dirname, '../../src/config/variants');

/** Names of the variants there are. */
export const variantNames = (): string[] =>
  readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

/** The file of the variant that VARIANT names, 'jo' by default (VAR-01). Throws if it does not exist. */
export function variantFile(name = process.env.VARIANT): string {
  const wanted = name ? name.toLowerCase() : 'jo';
  const names = variantNames();
  if (!names.includes(wanted)) throw new Error(`VARIANT is ${names.join(', ')}; there is no ${wanted}`);
  return join(folder, `${wanted}.json`);
}

/** Language of communities that say none. */
export const variantLang = (): Lang => (JSON.parse(variantLiteral()) as { lang: Lang }).lang;

/** The content of that file for the bundle, without keys about the file itself. */
export function variantLiteral(name?: string): string {
  const variant = JSON.parse(readFileSync(variantFile(name), 'utf8')) as object;
  return JSON.stringify({ ...variant, $schema: undefined, schemaVersion: undefined });
}
