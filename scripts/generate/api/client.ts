import { Ajv } from 'ajv';
import { banner, type GeneratedFile } from '../file';
import { standalone } from '../standalone';
import { mapRefs, parseRef } from './refs';
import { typeName, type CallSource, type Resource, type Schema } from './resources';
import { withoutErrors } from './withoutErrors';

/** `src/generated/api/client/<resource>.ts`: one constant per call; its precompiled validators come with the first answer. */
export function clientModules(resources: Resource[]): GeneratedFile[] {
  return resources
    .map((resource) => ({
      resource,
      calls: Object.entries(resource.calls).filter(([, call]) => !call.redirects),
    }))
    .filter(({ calls }) => calls.length > 0)
    .flatMap(({ resource, calls }) => {
      const folder = `src/generated/api/client/${resource.name}`;
      return [
        { path: `${folder}.ts`, text: callsModule(resource.name, calls) },
        { path: `${folder}.validators.js`, text: validators(resource, calls, resources) },
        { path: `${folder}.validators.d.ts`, text: declarations(resource.name, calls) },
      ];
    });
}

function callsModule(resource: string, calls: [string, CallSource][]): string {
  const constants = calls.map(([name, call]) => {
    const sent = (['query', 'params', 'body'] as const).map((part) => {
      if (part === 'body' && call.bodyType === 'multipart/form-data') return 'FormData';
      return call[part] ? `types.${typeName(name, part)}` : 'undefined';
    });
    const kinds = (['bodyType', 'responseType'] as const).filter((key) => call[key]);
    return [
      `/** ${call.id ? `${call.id}: ` : ''}${call.summary} */`,
      `export const ${name}: Call<${[...sent, `types.${typeName(name, 'response')}`].join(', ')}> = {`,
      `  method: '${call.method}',`,
      `  path: '${call.path}',`,
      ...kinds.map((key) => `  ${key}: '${call[key]}',`),
      `  validate: async (value) => (await import('./${resource}.validators.js')).${name}(value),`,
      '};\n',
    ].join('\n');
  });
  return [
    banner,
    "import type { Call } from '../../../lib/call';",
    `import type * as types from '../${resource}';\n`,
    ...constants,
  ].join('\n');
}

/** References stay references, so that a shape several calls answer with is checked by one function. */
function validators(resource: Resource, calls: [string, CallSource][], resources: Resource[]): string {
  const ajv = new Ajv({
    code: { source: true, esm: true },
    messages: false,
    allowUnionTypes: true,
    validateFormats: false,
    inlineRefs: false,
  });
  for (const { name, defs } of resources) {
    for (const [def, schema] of Object.entries(defs)) ajv.addSchema(lean(schema, name), `/${name}/${def}`);
  }
  for (const [name, call] of calls) ajv.addSchema(lean(call.response, resource.name), name);
  const exports = Object.fromEntries(calls.map(([name]) => [name, name]));
  return `${banner}${withoutErrors(standalone(ajv, exports))}\n`;
}

const lean = (schema: Schema, home: string) =>
  withoutProse(
    mapRefs(schema, (ref) => {
      const { resource, def } = parseRef(ref, home);
      return { $ref: `/${resource}/${def}` };
    }),
  ) as Schema;

/** Validators carry their schema: its prose would only be weight in the bundle. */
function withoutProse(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutProse);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) => !(['description', 'title'].includes(key) && typeof value === 'string'),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutProse(value)]));
}

function declarations(resource: string, calls: [string, CallSource][]): string {
  const lines = calls.map(
    ([name]) => `export const ${name}: (value: unknown) => value is types.${typeName(name, 'response')};`,
  );
  return [banner, `import type * as types from '../${resource}';\n`, ...lines, ''].join('\n');
}
