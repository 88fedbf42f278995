import type { Resource, Schema } from './resources';

const pattern = /^(?:(\w+)\.json)?#\/\$defs\/(\w+)$/;

/** Where `$ref` points: the resource that holds the definition and its name. Throws on any other form. */
export function parseRef(ref: string, home: string): { resource: string; def: string } {
  const match = pattern.exec(ref);
  if (!match) throw new Error(`schemas/api/${home}.json: unsupported reference ${ref}`);
  return { resource: match[1] ?? home, def: match[2]! };
}

/** A copy of `schema` in which every `{ $ref }` is what `replace` makes of it. */
export function mapRefs(schema: unknown, replace: (ref: string) => unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => mapRefs(item, replace));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema && typeof schema.$ref === 'string') return replace(schema.$ref);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, mapRefs(value, replace)]));
}

/** The definition that `$ref` in resource `home` points to, and where it stands. Throws when it points nowhere. */
export function findRef(ref: string, home: string, resources: Resource[]) {
  const { resource, def } = parseRef(ref, home);
  const schema = resources.find(({ name }) => name === resource)?.defs[def];
  if (!schema) throw new Error(`schemas/api/${home}.json: ${ref} points nowhere`);
  return { resource, def, schema };
}

/** `schema` of resource `home` with every reference replaced by what it points to. */
export function dereference(schema: Schema, home: string, resources: Resource[]): Schema {
  return mapRefs(schema, (ref) => {
    const found = findRef(ref, home, resources);
    return dereference(found.schema, found.resource, resources);
  }) as Schema;
}
