import type { Schema } from './resources';

const isNull = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && JSON.stringify(schema) === '{"type":"null"}';

/**
 * `schema` with "of a type, or null" written as a list of types: what writes an answer then knows by the value itself which
 * of the two it is, and asks no validator.
 */
export function nullsAsTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullsAsTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, nullsAsTypes(value)]),
  );
  if (anyOf === undefined) return rest;
  const [one, other, ...more] = anyOf as Schema[];
  if (!one || typeof one.type !== 'string' || !isNull(other) || more.length > 0) return { anyOf, ...rest };
  return {
    ...one,
    type: [one.type, 'null'],
    ...(Array.isArray(one.enum) ? { enum: [...(one.enum as unknown[]), null] } : {}),
    ...rest,
  };
}
