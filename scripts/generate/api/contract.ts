import { banner, type GeneratedFile } from '../file';
import { bodyLimitOf } from './bounds';
import { nullsAsTypes } from './nullable';
import { dereference } from './refs';
import { parts, typeName, type CallSource, type Part, type Resource } from './resources';

const withCalls = (resources: Resource[]): Resource[] =>
  resources.filter(({ calls }) => Object.keys(calls).length > 0);

/** `src/generated/api/contract/<resource>.ts`: every call as data for the server, schemas without references. */
export const contractModules = (resources: Resource[]): GeneratedFile[] =>
  withCalls(resources).map((resource) => ({
    path: `src/generated/api/contract/${resource.name}.ts`,
    text: [
      banner,
      "import type { ServerCall } from '../../../lib/call';",
      `import type * as types from '../${resource.name}';\n`,
      ...Object.entries(resource.calls).map(([name, call]) => {
        const value = JSON.stringify(serverCall(resource, name, call, resources), null, 2);
        return `export const ${name}: ServerCall<${callTypes(name, call)}> = ${value};\n`;
      }),
    ].join('\n'),
  }));

/** `src/generated/api/contract.ts`: the calls of all resources, for whoever walks them. */
export function contractIndex(resources: Resource[]): GeneratedFile {
  const names = withCalls(resources).map(({ name }) => name);
  return {
    path: 'src/generated/api/contract.ts',
    text: [
      banner,
      ...names.map((name) => `import * as ${name} from './contract/${name}';`),
      '',
      '/** Every call of the API by resource and name. A module of the server loads the calls of its own resource alone. */',
      'export const contract = {',
      ...names.map((name) => `  ${name},`),
      '};',
      '',
    ].join('\n'),
  };
}

function serverCall(resource: Resource, name: string, call: CallSource, resources: Resource[]) {
  const schemas = (Object.keys(parts) as Part[]).flatMap((part) => {
    const source = call[part];
    const schema = source && dereference(source, resource.name, resources);
    return schema ? [[part, part === 'response' ? nullsAsTypes(schema) : schema]] : [];
  });
  const bodyLimit = bodyLimitOf(name, call, resource.name, resources);
  return { resource: resource.name, name, ...call, ...Object.fromEntries(schemas), bodyLimit };
}

function callTypes(name: string, call: CallSource): string {
  const shapes = (Object.keys(parts) as Part[]).map((part) =>
    call[part] ? `types.${typeName(name, part)}` : 'undefined',
  );
  return [...shapes, `'${call.audience}'`].join(', ');
}
