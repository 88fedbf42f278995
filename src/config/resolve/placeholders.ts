import { isObject } from './merge';

/** The replacements of placeholders in texts, by name: `{{title}}`. */
export type Placeholders = Readonly<Record<string, string>>;

/** The value with the placeholders in every text replaced, so that a fallback text speaks of the right community. */
export function withPlaceholders(value: unknown, words: Placeholders): unknown {
  if (typeof value === 'string') {
    return value.includes('{{')
      ? value.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) =>
          Object.hasOwn(words, name) ? (words[name] ?? all) : all,
        )
      : value;
  }
  if (Array.isArray(value)) return value.map((item) => withPlaceholders(item, words));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPlaceholders(item, words)]));
}
