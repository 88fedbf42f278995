import type { Resource, Schema } from './resources';

const pattern = /^(?:(\w+)\.json)?#\/\$defs\/(\w+)$/;

/** The target of `$ref`: the resource with the definition and its name. Throws for any other format. */
export function parseRef(ref: string, home: string): { resource: string; def: string } {
  const match = pattern.exec(ref);
  if (!match) throw new Error(`schemas/api/${home}.json: unsupported reference ${ref}`);
  return { resource: match[1] ?? home, def: match[2]! };
}

/** A copy of `schema` in which `replace` is applied to every `{ $ref }`. */
export function mapRefs(schema: unknown, replace: (ref: string) => unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => mapRefs(item, replace));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema && typeof schema.$ref === 'string') return replace(schema.$ref);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, mapRefs(value, replace)]));
}

/** The definition that `$ref` in resource `home` points to, and its resource. Throws if there is none. */
export function findRef(ref: string, home: string, resources: Resource[]) {
  const { resource, def } = parseRef(ref, home);
  const schema = resources.find(({ name }) => name === resource)?.defs[def];
  if (!schema) throw new Error(`schemas/api/${home}.json: ${ref} points nowhere`);
  return { resource, def, schema };
}

/** `schema` of resource `home` with every reference replaced by its target. */
export function dereference(schema: Schema, home: string, resources: Resource[]): Schema {
  return mapRefs(schema, (ref) => {
    const found = findRef(ref, home, resources);
    return dereference(found.schema, found.resource, resources);
  }) as Schema;
}
