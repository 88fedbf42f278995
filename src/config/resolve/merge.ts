import type { Shape } from '../../lib/json/shape';

export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `over` merged over `base`, key by key if the schema says so; otherwise `over` only. */
export function merge(base: unknown, over: unknown, shape: Shape | undefined): unknown {
  if (over === undefined) return base;
  if (!shape?.merge || !isObject(base) || !isObject(over)) return over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(base[key], over[key], shape.keys?.[key])]));
}

/** The value with every default of the schema filled in, at every depth (CFG-03). */
export function fill(value: unknown, shape: Shape | undefined): unknown {
  if (!shape) return value;
  const here = merge(shape.default, value, shape);
  if (Array.isArray(here)) return shape.items ? here.map((item) => fill(item, shape.items)) : here;
  if (!isObject(here)) return here;
  const form = shape.variants?.[String(here[shape.by ?? ''])] ?? shape;
  const { keys = {}, values } = form;
  const names = [...new Set([...Object.keys(here), ...Object.keys(keys)])];
  const filled = names.map((key) => [key, fill(here[key], keys[key] ?? values)] as const);
  return Object.fromEntries(filled.filter(([, item]) => item !== undefined));
}
