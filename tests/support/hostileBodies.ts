import type { JsonSchema } from '../../src/lib/call';
import type { Schema } from './fuzz/values';

interface HostileBody {
  /** The path in the body, and the kind of value. */
  name: string;
  /** JSON written by hand, because serialisers would fail on some of it. */
  text: string;
  /** Whether the schema accepts it: it allows any key there, or drops unknown ones. */
  allowed: boolean;
}

const list = (item: string, bytes: number): string =>
  `[${Array<string>(Math.floor(bytes / (item.length + 1)))
    .fill(item)
    .join()}]`;

/** Large values of different kinds, with about this many bytes. */
const large = (bytes: number): Record<string, string> => ({
  'a long text': `"${'x'.repeat(bytes)}"`,
  'a long list of wrong items': list('{}', bytes),
  'a long list of numbers': list('7', bytes),
  'lists in lists': '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'objects in objects': '{"a":'.repeat(bytes / 6) + '7' + '}'.repeat(bytes / 6),
  'a long key with a list of wrong items': `{"${'k'.repeat(bytes / 2)}":${list('7', bytes / 2)}}`,
  'many keys': `{${Array.from({ length: bytes / 16 }, (_, n) => `"k${n}":[7]`).join()}}`,
});

/** The least that a schema accepts. */
function least(schema: Schema, names: Record<string, string>): string {
  if (schema.enum) return JSON.stringify(schema.enum[0]);
  if (schema.anyOf) return least(schema.anyOf[0]!, names);
  switch ([schema.type].flat()[0]) {
    case 'string':
      return JSON.stringify('x'.repeat(schema.minLength ?? 0));
    case 'array':
      return '[]';
    case 'object':
      return objectOf(schema, names, {});
    case 'boolean':
      return 'true';
    default:
      return String(schema.minimum ?? 0);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, names: Record<string, string>, given: object) {
  const needed = required.map((key) => [
    key,
    key in names ? JSON.stringify(names[key]) : least(properties[key]!, names),
  ]);
  const all = Object.entries({ ...Object.fromEntries(needed), ...given });
  return `{${all.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`;
}

/**
 * JSON texts that a schema's author did not expect: large values at every place. `names` sets the keys that decide who
 * may send it.
 */
export function hostileBodies(
  schema: JsonSchema | Schema,
  bytes: number,
  names: Record<string, string> = {},
): HostileBody[] {
  const { anyOf, properties = {}, additionalProperties: others, items } = schema as Schema;
  const isOpen = others === true;
  const here = Object.entries(large(bytes)).map(([name, text]) => ({
    name: `: ${name}`,
    text,
    allowed: text.startsWith('{') && 'type' in schema && schema.type === 'object' && !name.includes(' in '),
  }));
  const within = (given: Schema, at: string, wrap: (text: string) => string): HostileBody[] =>
    hostileBodies(given, bytes, names).map(({ name, text, allowed }) => ({
      name: `${at}${name}`,
      text: wrap(text),
      allowed,
    }));
  return [
    ...here.map((body) => ({ ...body, allowed: body.allowed && (isOpen || others === false) })),
    ...(anyOf ?? [])
      .flatMap((branch, n) => within(branch, `|${n}`, (text) => text))
      .filter(({ name }) => !/^\|\d+: /.test(name)),
    ...Object.entries(properties).flatMap(([key, inner]) =>
      within(inner, `.${key}`, (text) => objectOf(schema as Schema, names, { [key]: text })),
    ),
    ...(typeof others === 'object' ? within(others, '.*', (text) => `{"key":${text}}`) : []),
    ...(items ? within(items, '[]', (text) => `[${text}]`) : []),
  ];
}
