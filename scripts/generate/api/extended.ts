import { findRef } from './refs';
import { parts, type CallSource, type Part, type Resource, type Schema } from './resources';

/** A schema with keys beside its `$ref` as one schema: those keys override, and properties are added. */
function extended(schema: Schema, home: string, resources: Resource[]): Schema {
  const { $ref, ...more } = schema;
  if (typeof $ref !== 'string' || Object.keys(more).length === 0) return schema;
  const { resource, schema: base } = findRef($ref, home, resources);
  if (resource !== home) throw new Error(`schemas/api/${home}.json: ${$ref} is extended elsewhere`);
  const properties = { ...(base.properties as object), ...(more.properties as object | undefined) };
  return { ...base, ...more, properties };
}

/** Resources in whose calls a part may extend a definition: `$ref` with more keys beside it. */
export const withExtended = (resources: Resource[]): Resource[] =>
  resources.map((resource) => {
    const extendedCall = (call: CallSource): CallSource => {
      const said = (Object.keys(parts) as Part[]).flatMap((part) => {
        const schema = call[part];
        return schema ? [[part, extended(schema, resource.name, resources)]] : [];
      });
      return { ...call, ...(Object.fromEntries(said) as Partial<CallSource>) };
    };
    const calls = Object.entries(resource.calls).map(([name, call]) => [name, extendedCall(call)]);
    return { ...resource, calls: Object.fromEntries(calls) as Resource['calls'] };
  });
