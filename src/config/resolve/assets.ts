import type { Shape } from '../../lib/json/shape';

/** A path of the folder's assets, and its place in the file. */
export interface AssetReference {
  readonly path: readonly (string | number)[];
  readonly asset: string;
}

const isAsset = (value: unknown): value is string => typeof value === 'string' && value.startsWith('assets/');

const holding = new WeakMap<Shape, boolean>();

/** Whether any value below may be a path into assets/. Most of a file can be skipped. */
function holdsAssets(shape: Shape): boolean {
  const known = holding.get(shape);
  if (known !== undefined) return known;
  const { asset, items, values, keys = {}, variants = {} } = shape;
  const below = [items, values, ...Object.values(keys), ...Object.values(variants)];
  const answer = asset === true || below.some((part) => part !== undefined && holdsAssets(part));
  holding.set(shape, answer);
  return answer;
}

/** The shape of an object: that of its kind if the schema distinguishes kinds. */
const formOf = (value: object, shape: Shape): Shape =>
  shape.variants?.[String(shape.by && (value as Record<string, unknown>)[shape.by])] ?? shape;

/** Rebuilds a value with every asset below it replaced. */
function replaced(value: unknown, shape: Shape | undefined, by: (asset: string) => string): unknown {
  if (!shape || !holdsAssets(shape)) return value;
  if (shape.asset) return isAsset(value) ? by(value) : value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, shape.items, by));
  if (typeof value !== 'object' || value === null) return value;
  const form = formOf(value, shape);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaced(item, form.keys?.[key] ?? form.values, by)]),
  );
}

/** The value with every path into assets/ replaced by an absolute path of the site, below its folder. */
export const withAssetUrls = (value: unknown, shape: Shape, domain: string): unknown =>
  replaced(value, shape, (asset) => `/community/${encodeURIComponent(domain)}/${asset}`);

/** Every path into assets/ that a file mentions. */
export function assetReferences(
  value: unknown,
  shape: Shape | undefined,
  path: (string | number)[] = [],
  found: AssetReference[] = [],
): AssetReference[] {
  if (!shape || !holdsAssets(shape)) return found;
  if (isAsset(value)) {
    if (shape.asset) found.push({ asset: value, path: [...path] });
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    const form = isList ? shape : formOf(value, shape);
    for (const [key, item] of Object.entries(value)) {
      path.push(isList ? Number(key) : key);
      assetReferences(item, isList ? shape.items : (form.keys?.[key] ?? form.values), path, found);
      path.pop();
    }
  }
  return found;
}
