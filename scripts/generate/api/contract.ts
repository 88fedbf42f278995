import { banner, type GeneratedFile } from '../file';
import { dereference } from './refs';
import { parts, typeName, type CallSource, type Part, type Resource } from './resources';

/** `src/generated/api/contract.ts`: every call as data for the server, schemas without references. */
export function contractModule(resources: Resource[]): GeneratedFile {
  const withCalls = resources.filter(({ calls }) => Object.keys(calls).length > 0);
  const imports = withCalls.map(({ name }) => `import type * as ${name} from './${name}';`);
  const entries = withCalls.map((resource) => {
    const calls = Object.entries(resource.calls).map(([name, call]) => {
      const value = JSON.stringify(serverCall(resource, name, call, resources), null, 2);
      return `    ${name}: ${value} as ServerCall<${callTypes(resource.name, name, call)}>,`;
    });
    return `  ${resource.name}: {\n${calls.join('\n')}\n  },`;
  });
  return {
    path: 'src/generated/api/contract.ts',
    text: [
      banner,
      "import type { ServerCall } from '../../lib/call';",
      ...imports,
      '',
      '/** Every call of the API by resource and name. */',
      'export const contract = {',
      ...entries,
      '};',
      '',
    ].join('\n'),
  };
}

function serverCall(resource: Resource, name: string, call: CallSource, resources: Resource[]) {
  const schemas = (Object.keys(parts) as Part[]).flatMap((part) => {
    const schema = call[part];
    return schema ? [[part, dereference(schema, resource.name, resources)]] : [];
  });
  return { resource: resource.name, name, ...call, ...Object.fromEntries(schemas) };
}

function callTypes(resource: string, name: string, call: CallSource): string {
  const types = (Object.keys(parts) as Part[]).map((part) =>
    call[part] ? `${resource}.${typeName(name, part)}` : 'undefined',
  );
  return [...types, `'${call.audience}'`].join(', ');
}
