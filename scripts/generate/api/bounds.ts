import { dereference } from './refs';
import type { CallSource, Resource } from './resources';

/** Maximum bytes of a character as clients write it: an escape such as `\u0436`. */
const bytesPerCharacter = 6;
/** Quotation marks, comma, line break and indentation around one value or key. */
const bytesAround = 24;
const bytesOfNumber = 32;

/** Minimum limit, in bytes: room for unknown keys, which are dropped. */
const least = 4 * 1024;
/** Larger bounds are not derived from a schema: the call must state the real size. */
const most = 128 * 1024;

interface Bounded {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Bounded[];
  maxLength?: number;
  maxItems?: number;
  items?: Bounded;
  properties?: Record<string, Bounded>;
  additionalProperties?: boolean | Bounded;
  maxProperties?: number;
  propertyNames?: Bounded;
}

function bytesOfType(type: string | undefined, schema: Bounded, at: string): number {
  switch (type) {
    case 'null':
    case 'boolean':
      return bytesAround;
    case 'number':
    case 'integer':
      return bytesAround + bytesOfNumber;
    case 'string':
      if (schema.maxLength === undefined) throw new Error(`${at}: a text without maxLength`);
      return bytesAround + schema.maxLength * bytesPerCharacter;
    case 'array':
      if (schema.maxItems === undefined || !schema.items) throw new Error(`${at}: a list without maxItems`);
      return bytesAround + schema.maxItems * mostBytes(schema.items, `${at}[]`);
    case 'object':
      return bytesAround + bytesOfObject(schema, at);
    default:
      throw new Error(`${at}: anything may stand here`);
  }
}

function bytesOfObject(schema: Bounded, at: string): number {
  const { properties = {}, additionalProperties: others, maxProperties, propertyNames } = schema;
  const named = Object.entries(properties).map(
    ([key, value]) => key.length + bytesAround + mostBytes(value, `${at}.${key}`),
  );
  if (others !== false) {
    if (typeof others !== 'object') throw new Error(`${at}: an object of any keys`);
    if (maxProperties === undefined) throw new Error(`${at}: an object without maxProperties`);
    if (!propertyNames) throw new Error(`${at}: keys without propertyNames`);
    const key = mostBytes({ type: 'string', ...propertyNames }, `${at} (key)`);
    named.push(maxProperties * (key + mostBytes(others, `${at}.*`)));
  }
  return named.reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Bytes of the longest JSON that a schema allows, in the most verbose format of clients. Throws for a schema without a
 * bound, with its path `at`.
 */
export function mostBytes(schema: Bounded, at: string): number {
  if (schema.enum) return bytesAround + Math.max(...schema.enum.map((each) => JSON.stringify(each).length));
  if (schema.anyOf) return Math.max(...schema.anyOf.map((each) => mostBytes(each, at)));
  return Math.max(...[schema.type].flat().map((type) => bytesOfType(type, schema, at)));
}

const rounded = (bytes: number) => Math.ceil(bytes / 1024) * 1024;

/**
 * Maximum bytes of a call's body, from its schema, so that every body has a limit. If the schema has no bound or a
 * large one, the call must state `bodyLimit`; throws otherwise. Undefined if the server reads no body, or a form part
 * by part.
 */
export function bodyLimitOf(
  name: string,
  call: CallSource,
  resource: string,
  resources: Resource[],
): number | undefined {
  if (call.bodyType === 'multipart/form-data' || call.method === 'GET') return undefined;
  if (call.bodyLimit !== undefined) return call.bodyLimit;
  if (!call.body) return least;
  const schema = dereference(call.body, resource, resources);
  const bytes = mostBytes(schema, `schemas/api/${resource}.json ${name}`);
  if (bytes > most)
    throw new Error(`schemas/api/${resource}.json ${name}: ${bytes} bytes: state a bodyLimit`);
  return Math.max(least, rounded(bytes));
}
