import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/config/variants');

/** Names of the variants there are. */
export const variantNames = (): string[] =>
  readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

/** The file of the variant that VARIANT names, 'jo' where it names none (VAR-01). Throws for one that is not there. */
export function variantFile(name = process.env.VARIANT): string {
  const wanted = name ? name.toLowerCase() : 'jo';
  const names = variantNames();
  if (!names.includes(wanted)) throw new Error(`VARIANT is ${names.join(', ')}; there is no ${wanted}`);
  return join(folder, `${wanted}.json`);
}

/** What that file says, as the bundle holds it: without what is of the file alone. */
export function variantLiteral(name?: string): string {
  const { $schema, schemaVersion, ...variant } = JSON.parse(
    readFileSync(variantFile(name), 'utf8'),
  ) as Record<string, unknown>;
  return JSON.stringify(variant);
}
