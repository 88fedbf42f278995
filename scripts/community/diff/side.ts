import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { buildCommunity } from '../../../src/config/pipeline';
import { isObject } from '../../../src/config/resolve/merge';
import type { CommunityConfig, ConfigError, ConfigFolder } from '../../../src/config/types';
import type { Colors } from '../../../src/generated/config/brand';
import { shapes } from '../../../src/generated/config/shapes';
import { examine } from '../doctor/examine';
import { readCommunities } from '../folders';

/** A community before or after the change. */
export interface Side {
  readonly config: CommunityConfig;
  /** The colours that the brand was made from: its own, otherwise the default's. */
  readonly colors: Colors;
  /** Assets of the folder with a digest of their content. */
  readonly assets: ReadonlyMap<string, string>;
  readonly issues: readonly ConfigError[];
  /** The text of every file, to distinguish changes here from changes in `default`. */
  readonly written: string;
}

const colorsIn = ({ files }: ConfigFolder): Colors | undefined => {
  const brand: unknown = parse(files.find(({ name }) => name === 'brand.json')?.text ?? '');
  return isObject(brand) && isObject(brand.colors) && typeof brand.colors.primary === 'string'
    ? (brand.colors as unknown as Colors)
    : undefined;
};

function digests(dir: string, { domain, assets = [] }: ConfigFolder): Map<string, string> {
  const digest = (asset: string) =>
    createHash('sha256')
      .update(readFileSync(join(dir, domain, asset)))
      .digest('hex');
  return new Map(assets.map((asset) => [asset, digest(asset)]));
}

/** Every community of a directory, or the named ones, by domain. */
export function readSide(dir: string, domains: readonly string[]): Map<string, Side> {
  const { folders, defaults, shown } = readCommunities(dir);
  const wanted = folders.filter(({ domain }) => domains.length === 0 || domains.includes(domain));
  const { issues } = examine(
    dir,
    wanted.map(({ domain }) => domain),
  );
  const base = colorsIn(defaults) ?? (shapes.brand.keys.colors.default as Colors);
  return new Map(
    wanted.map((folder) => {
      const { config } = buildCommunity({ folder, defaults });
      const prefix = shown(folder.domain);
      const side = {
        config,
        colors: colorsIn(folder) ?? base,
        assets: digests(dir, folder),
        issues: issues.filter(({ file }) => file.startsWith(prefix)),
        written: JSON.stringify(folder.files.map(({ name, text }) => [name, text])),
      };
      return [folder.domain, side] as const;
    }),
  );
}
