import { mapRefs, parseRef } from './refs';
import type { Resource, Schema } from './resources';

/** A reference within the JSON that code is made of. */
const reference = /"\$ref:([\w.]+)"/g;

/** A JSON value as code, with `nameOf` its target for every reference. */
export const codeOf = (value: unknown, nameOf: (ref: string) => string): string =>
  JSON.stringify(
    mapRefs(value, (ref) => `$ref:${nameOf(ref)}`),
    null,
    2,
  ).replace(reference, '$1');

/** The references in a value, each once. */
function refsIn(value: unknown): string[] {
  const refs = new Set<string>();
  mapRefs(value, (ref) => refs.add(ref));
  return [...refs];
}

/** The resources that something in `home` refers to, in the order of their names. */
export const resourcesIn = (value: unknown, home: string): string[] =>
  [...new Set(refsIn(value).map((ref) => parseRef(ref, home).resource))].sort();

/** A resource's definitions, each after the ones it refers to. Throws for a cycle. */
export function inOrder({ name: home, defs }: Resource): [string, Schema][] {
  const ordered = new Map<string, Schema>();
  const add = (def: string, within: readonly string[]): void => {
    const schema = defs[def];
    if (!schema || ordered.has(def)) return;
    if (within.includes(def)) throw new Error(`schemas/api/${home}.json: ${def} refers to itself`);
    for (const ref of refsIn(schema)) {
      const to = parseRef(ref, home);
      if (to.resource === home) add(to.def, [...within, def]);
    }
    ordered.set(def, schema);
  };
  for (const def of Object.keys(defs)) add(def, []);
  return [...ordered];
}
