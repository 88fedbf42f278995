import { banner, type GeneratedFile } from '../file';
import { bodyLimitOf } from './bounds';
import { findRef } from './refs';
import { parts, typeName, type CallSource, type Part, type Resource } from './resources';
import { codeOf, resourcesIn } from './schemaCode';

const withCalls = (resources: Resource[]): Resource[] =>
  resources.filter(({ calls }) => Object.keys(calls).length > 0);

/** `src/generated/api/contract/<resource>.ts`: every call as data for the server; definitions are those of `definitions/`. */
export const contractModules = (resources: Resource[]): GeneratedFile[] =>
  withCalls(resources).map((resource) => {
    const { name: home, calls } = resource;
    const nameOf = (ref: string) => {
      const { resource: from, def } = findRef(ref, home, resources);
      return `${from}.${def}`;
    };
    return {
      path: `src/generated/api/contract/${home}.ts`,
      text: [
        banner,
        "import type { ServerCall } from '../../../lib/call';",
        ...resourcesIn(calls, home).map((from) => `import * as ${from} from '../definitions/${from}';`),
        `import type * as types from '../${home}';\n`,
        ...Object.entries(calls).map(([name, call]) => {
          const bodyLimit = bodyLimitOf(name, call, home, resources);
          const value = codeOf({ resource: home, name, ...call, bodyLimit }, nameOf);
          return `export const ${name}: ServerCall<${callTypes(name, call)}> = ${value};\n`;
        }),
      ].join('\n'),
    };
  });

/** `src/generated/api/contract.ts`: the calls of all resources, for code that walks them. */
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

function callTypes(name: string, call: CallSource): string {
  const shapes = (Object.keys(parts) as Part[]).map((part) =>
    call[part] ? `types.${typeName(name, part)}` : 'undefined',
  );
  return [...shapes, `'${call.audience}'`].join(', ');
}
