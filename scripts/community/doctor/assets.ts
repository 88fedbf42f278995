import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fix } from '../../../src/config/change';
import { issueIn, ownFile, type Context, type CrossCheck } from '../../../src/config/crossCheck/context';
import { fileNames, schemaOf } from '../../../src/config/fileNames';
import type { Issue } from '../../../src/config/load/source';
import { assetReferences, type AssetReference } from '../../../src/config/resolve/assets';
import type { ConfigError, FileName } from '../../../src/config/types';
import { shapes } from '../../../src/generated/config/shapes';
import { factsOf, type AssetFacts } from './facts';
import { claimedKind } from './kinds';
import { slotOf, type Slot } from './slots';

interface Reference extends AssetReference {
  readonly file: FileName;
}

const known = new WeakMap<Context, Reference[]>();

/** The assets that a folder's files refer to, found once for both rules. */
function references(context: Context): Reference[] {
  const before = known.get(context);
  if (before) return before;
  const found = fileNames.flatMap((file) =>
    assetReferences(ownFile(context, file), shapes[schemaOf(file)]).map((reference) => ({
      ...reference,
      file,
    })),
  );
  known.set(context, found);
  return found;
}

const weight = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Renames the asset by its real type, and updates all references. */
function renaming(asset: string, kind: string, all: readonly Reference[]): Fix {
  const to = asset.replace(/\.[^.]*$/, `.${kind}`);
  const mentions = all.filter((other) => other.asset === asset);
  return [{ move: asset, to }, ...mentions.map(({ file, path }) => ({ set: path, to, file }))];
}

function kindIssue(asset: string, { kind }: AssetFacts, slot: Slot | undefined, all: readonly Reference[]) {
  const claimed = claimedKind(asset);
  if (!kind) {
    const message = `${asset} can’t be shown, whatever its name says`;
    return { code: 'broken-asset', found: asset, message } as const;
  }
  if (kind !== claimed) {
    const fix = renaming(asset, kind, all);
    return {
      code: 'asset-extension',
      found: asset,
      message: `${asset} is actually a .${kind}`,
      fix,
    } as const;
  }
  if (slot && !slot.kinds.includes(kind)) {
    const message = `a .${kind} can’t be ${slot.name}`;
    return { code: 'wrong-asset-type', found: kind, allowed: slot.kinds.join(', '), message } as const;
  }
  return undefined;
}

function slotIssues({ bytes, kind, size, unsafe }: AssetFacts, asset: string, slot: Slot): Issue[] {
  const warning = { severity: 'warning', found: asset } as const;
  const { least, shape, mostBytes, name } = slot;
  const issues: Issue[] = [];
  if (bytes > mostBytes) {
    const message = `${asset} is ${weight(bytes)}: ${name} should stay below ${weight(mostBytes)}`;
    issues.push({ ...warning, code: 'heavy-asset', message });
  }
  if (unsafe) {
    const message = `${asset} contains ${unsafe}, which is neither run nor loaded where it is shown`;
    issues.push({ ...warning, code: 'unsafe-asset', message });
  }
  if (!size) return issues;
  const measures = `${size.width} × ${size.height}`;
  if (kind !== 'svg' && least && (size.width < least.width || size.height < least.height)) {
    const message = `${asset} has ${measures} px: ${name} needs at least ${least.width} × ${least.height}`;
    issues.push({ ...warning, code: 'small-picture', message });
  }
  if (shape && (size.width / size.height < shape[0] || size.width / size.height > shape[1])) {
    const message = `${asset} is ${measures}: ${name} should be ${shape[2]}`;
    issues.push({ ...warning, code: 'picture-shape', message });
  }
  return issues;
}

/** Checks the assets that a folder refers to: the right type by content, sharp enough, not too large. */
export const checkAssetFiles =
  (dir: string): CrossCheck =>
  (context) => {
    const { domain, assets = [] } = context.checked.folder;
    const all = references(context).filter(({ asset }) => assets.includes(asset));
    const facts = new Map(all.map(({ asset }) => [asset, factsOf(join(dir, domain, asset))]));
    const named = new Set<string>();
    return all.flatMap(({ file, path, asset }) => {
      const met = facts.get(asset);
      const slot = slotOf(path);
      const assetInSlot = `${asset} ${slot?.name ?? ''}`;
      // A file that is used twice for the same purpose is reported once.
      if (!met || named.has(assetInSlot)) return [];
      named.add(assetInSlot);
      const wrong = kindIssue(asset, met, slot, all);
      const issues: Issue[] = wrong ? [wrong] : slot ? slotIssues(met, asset, slot) : [];
      return issues.map((issue) => issueIn(context, file, path, issue));
    });
  };

/** Texts of a folder that may mention an asset without being config: documents link their own pictures. */
const mentions = (dir: string, domain: string, asset: string): string =>
  /\.(html|svg)$/.test(asset) ? readFileSync(join(dir, domain, asset), 'utf8') : '';

/** Files in assets/ that nothing mentions. */
export const checkUnusedAssets =
  (dir: string): CrossCheck =>
  (context) => {
    const { folder, files } = context.checked;
    const { domain, assets = [] } = folder;
    const used = new Set(references(context).map(({ asset }) => asset));
    // One that is mentioned by a wrong name is not unused, but misspelled.
    if ([...used].some((asset) => !assets.includes(asset))) return [];
    const left = assets.filter((asset) => !used.has(asset) && !asset.endsWith('.md'));
    if (left.length === 0) return [];
    const texts = [
      ...Object.values(files).map(({ source }) => source.text),
      ...assets.map((asset) => mentions(dir, domain, asset)),
    ];
    const isMentioned = (asset: string) =>
      texts.some((text) => text.includes(asset.split('/').at(-1) ?? asset));
    return left
      .filter((asset) => !isMentioned(asset))
      .map((asset): ConfigError => {
        const some = issueIn(context, 'community.json', [], {
          code: 'unused-asset',
          severity: 'hint',
          message: `${asset} is not used anywhere`,
        });
        return { ...some, file: some.file.replace(/community\.json$/, asset), line: 1, column: 1 };
      });
  };
