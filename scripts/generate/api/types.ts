import { compile } from 'json-schema-to-typescript';
import { banner, type GeneratedFile } from '../file';
import { mapRefs, parseRef } from './refs';
import { parts, typeName, type Part, type Resource, type Schema } from './resources';

/** `src/generated/api/<resource>.ts`: a type per definition and per part of a call. */
export const typeModules = (resources: Resource[]): Promise<GeneratedFile[]> =>
  Promise.all(resources.map(typeModule));

async function typeModule(resource: Resource): Promise<GeneratedFile> {
  const imported = new Map<string, Set<string>>();
  const named: [string, Schema][] = Object.entries(resource.defs);
  for (const [name, call] of Object.entries(resource.calls)) {
    for (const part of Object.keys(parts) as Part[]) {
      const schema = call[part];
      if (schema) named.push([typeName(name, part), schema]);
    }
  }
  const types: string[] = [];
  for (const [name, schema] of named) types.push(await compileType(name, schema, resource.name, imported));
  const imports = [...imported].map(
    ([from, names]) => `import type { ${[...names].sort().join(', ')} } from './${from}';\n`,
  );
  return {
    path: `src/generated/api/${resource.name}.ts`,
    text: [banner, ...imports, ...types].join('\n'),
  };
}

/** References stay names, so that a definition used by several resources is one type. */
async function compileType(name: string, schema: Schema, home: string, imported: Map<string, Set<string>>) {
  const withNames = mapRefs(schema, (ref) => {
    const { resource, def } = parseRef(ref, home);
    if (resource !== home) imported.set(resource, (imported.get(resource) ?? new Set()).add(def));
    return { tsType: def };
  });
  return compile({ ...(withNames as Schema), title: name }, name, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
  });
}
