import { Ajv } from 'ajv';
import { banner, type GeneratedFile } from '../file';
import { standalone } from '../standalone';
import { mapRefs, parseRef } from './refs';
import { typeName, type CallSource, type Resource, type Schema } from './resources';
import { withoutErrors } from './withoutErrors';

const folder = 'src/generated/api/client';

/** `src/generated/api/client/<resource>.ts`: one constant per call; beside them the precompiled validators. */
export function clientModules(resources: Resource[]): GeneratedFile[] {
  const withCalls = resources
    .map((resource) => ({
      resource,
      calls: Object.entries(resource.calls).filter(([, call]) => !call.redirects),
    }))
    .filter(({ calls }) => calls.length > 0);
  return [
    ...withCalls.map(({ resource: { name }, calls }) => ({
      path: `${folder}/${name}.ts`,
      text: callsModule(name, calls),
    })),
    ...validatorModules(withCalls, resources),
  ];
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
      `  validator: () => import('./${validatorFile(resource, name, call)}'),`,
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

/** A file for each shape of answers, so that pages contain only the validators of calls that they make, each once. */
function validatorFile(resource: string, name: string, { response }: CallSource): string {
  const { resource: from, def } =
    typeof response.$ref === 'string' ? parseRef(response.$ref, resource) : { resource, def: name };
  return `validators/${from}.${def}.validator.js`;
}

function validatorModules(
  withCalls: { resource: Resource; calls: [string, CallSource][] }[],
  resources: Resource[],
): GeneratedFile[] {
  const responses = new Map(
    withCalls.flatMap(({ resource, calls }) =>
      calls.map(([name, call]) => [
        validatorFile(resource.name, name, call),
        lean(call.response, resource.name),
      ]),
    ),
  );
  return [...responses].map(([file, response]) => ({
    path: `${folder}/${file}`,
    text: validator(response, resources),
  }));
}

/** References stay references, so that one function validates a shape that occurs twice. */
function validator(response: Schema, resources: Resource[]): string {
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
  ajv.addSchema(response, 'response');
  return `${banner}${withoutErrors(standalone(ajv, { validate: 'response' }))}\n`;
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
