import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Variant } from '../generated/config/variant';
import type { Env } from './env';

declare module 'fastify' {
  interface FastifyInstance {
    /** The variant of the platform (VAR-01). */
    variant: Variant;
  }
}

const source = (name: string): string =>
  fileURLToPath(new URL(`../config/variants/${name}.json`, import.meta.url));

/** The variant of the build in `builtDir`. Without a build, the one that VARIANT names. */
export function readVariant({ VARIANT }: Pick<Env, 'VARIANT'>, builtDir: string | undefined): Variant {
  const file = builtDir === undefined ? source(VARIANT) : join(builtDir, 'variant.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Variant;
}
