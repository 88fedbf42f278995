import { banner, type GeneratedFile } from '../file';
import { findRef } from './refs';
import type { Resource } from './resources';
import { codeOf, inOrder, resourcesIn } from './schemaCode';

/** `src/generated/api/definitions/<resource>.ts`: the schemas that calls share, so that each of them is one object. */
export const definitionModules = (resources: Resource[]): GeneratedFile[] =>
  resources
    .filter(({ defs }) => Object.keys(defs).length > 0)
    .map((resource) => {
      const { name: home, defs } = resource;
      const nameOf = (ref: string) => {
        const { resource: from, def } = findRef(ref, home, resources);
        return from === home ? def : `${from}.${def}`;
      };
      const others = resourcesIn(defs, home).filter((from) => from !== home);
      return {
        path: `src/generated/api/definitions/${home}.ts`,
        text: [
          banner,
          "import type { JsonSchema } from '../../../lib/call';",
          ...others.map((from) => `import * as ${from} from './${from}';`),
          '',
          ...inOrder(resource).map(
            ([def, schema]) => `export const ${def}: JsonSchema = ${codeOf(schema, nameOf)};\n`,
          ),
        ].join('\n'),
      };
    });
