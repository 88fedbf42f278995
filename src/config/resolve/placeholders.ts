import { isObject } from './merge';

const placeholder = '{{title}}';

/** The value with `{{title}}` in every text replaced, so that a fallback text names the right community. */
export function withTitle(value: unknown, title: string): unknown {
  if (typeof value === 'string') return value.replaceAll(placeholder, () => title);
  if (Array.isArray(value)) return value.map((item) => withTitle(item, title));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTitle(item, title)]));
}
