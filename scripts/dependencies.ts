// npm run check:dependencies: fails where package-lock.json has a package that its author has given up.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deprecatedIn, type Lockfile } from './support/deprecated';
import { root } from './support/run';

/** Packages that are deprecated and used all the same, with the reason. */
const accepted: Record<string, string> = {
  '@esbuild-kit/core-utils': 'of drizzle-kit, which only makes migrations',
  '@esbuild-kit/esm-loader': 'of drizzle-kit, which only makes migrations',
};

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const { deprecated, unused } = deprecatedIn(lock, Object.keys(accepted));
for (const { name, version, message } of deprecated) {
  console.error(`${name} ${version} is deprecated: ${message}`);
}
for (const name of unused) console.error(`${name} is accepted in scripts/dependencies.ts and not installed`);
if (deprecated.length > 0) {
  console.error('Replace them, or name them in scripts/dependencies.ts with the reason.');
}
process.exitCode = deprecated.length + unused.length > 0 ? 1 : 0;
