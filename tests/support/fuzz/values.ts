import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../../src/lib/call';

/** Placeholders for each caller's own ids, and for existing things in their community. */
const names = ['@userId', '@participantId', '@email', '@domain', '@password', '@code', '@picture'];

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  7.5,
  1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'null',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>',
  '{{title}}',
  '%00',
  '__proto__',
  'constructor',
  'http://127.0.0.1/',
  'file:///etc/passwd',
  'https://[::1]/',
  'javascript:alert(1)',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  { $ne: null },
  { toString: 1 },
  { length: -1 },
);

/** Any value that a body can contain. */
export const anything: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** The keywords of a request's schema that values are made by. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const text = ({ minLength = 0, maxLength = 40 }: Schema) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1)) },
  );

function plain(schema: Schema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  const [type] = [schema.type].flat();
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid(schema.items ?? {}), { maxLength: 5 });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {}).map(([key, each]) => [key, valid(each)]);
      if (properties.length > 0) {
        const record = Object.fromEntries(properties) as Record<string, Arbitrary<unknown>>;
        return fc.record(record, { requiredKeys: schema.required ?? [] });
      }
      const each =
        typeof schema.additionalProperties === 'object' ? valid(schema.additionalProperties) : anything;
      return fc.dictionary(fc.string({ maxLength: 12 }), each, { maxKeys: 5 });
    }
    default:
      return anything;
  }
}

/** Mostly valid values of a schema, at every depth; sometimes others, so that each check is reached. */
export const valid = (schema: JsonSchema | Schema): Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: plain(schema) }, { weight: 1, arbitrary: anything });
