import type { Shape } from '../../lib/json/shape';

/** A path of the folder's assets and where it stands in the file. */
export interface AssetReference {
  readonly path: readonly (string | number)[];
  readonly asset: string;
}

const isAsset = (value: unknown): value is string => typeof value === 'string' && value.startsWith('assets/');

const holding = new WeakMap<Shape, boolean>();

/** Whether a path into assets/ can stand anywhere below; most of a file need not be looked at. */
function holdsAssets(shape: Shape): boolean {
  const known = holding.get(shape);
  if (known !== undefined) return known;
  const { asset, items, values, keys = {}, variants = {} } = shape;
  const below = [items, values, ...Object.values(keys), ...Object.values(variants)];
  const answer = asset === true || below.some((part) => part !== undefined && holdsAssets(part));
  holding.set(shape, answer);
  return answer;
}

/** Calls `visit` for every value below `value` that its schema lets be an asset, and rebuilds the value from the answers. */
function walk(
  value: unknown,
  shape: Shape | undefined,
  visit: (asset: string, path: AssetReference['path']) => string,
  path: AssetReference['path'] = [],
): unknown {
  if (!shape || !holdsAssets(shape)) return value;
  if (shape.asset) return isAsset(value) ? visit(value, path) : value;
  if (Array.isArray(value))
    return value.map((item, index) => walk(item, shape.items, visit, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kind = shape.by ? (value as Record<string, unknown>)[shape.by] : undefined;
  const form = shape.variants?.[String(kind)] ?? shape;
  return Object.fromEntries(
    entries.map(([key, item]) => [key, walk(item, form.keys?.[key] ?? form.values, visit, [...path, key])]),
  );
}

/** The value with every path into assets/ made an absolute path of the site, below the folder that holds it. */
export const withAssetUrls = (value: unknown, shape: Shape, domain: string): unknown =>
  walk(value, shape, (asset) => `/community/${encodeURIComponent(domain)}/${asset}`);

/** Every path into assets/ that a file mentions. */
export function assetReferences(value: unknown, shape: Shape): AssetReference[] {
  const found: AssetReference[] = [];
  walk(value, shape, (asset, path) => {
    found.push({ asset, path });
    return asset;
  });
  return found;
}
