import { Ajv } from 'ajv';
import { banner, type GeneratedFile } from '../file';
import { standalone } from '../standalone';
import { annotations, type Schema } from './schemas';

const isWords = (key: string, value: unknown): boolean =>
  typeof value === 'string'
    ? key === 'description' || key === 'expects'
    : key === 'examples' && Array.isArray(value);

/** Descriptions and examples are for editors and types; in the validators they would be dead weight. */
const withoutWords = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (isWords(key, value) ? undefined : value)),
  ) as Schema;

/** `src/generated/config/validators.js` and its types: one precompiled function per config file, without eval. */
export function validatorModules(schemas: Map<string, Schema>): GeneratedFile[] {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    discriminator: true,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary(annotations);
  for (const schema of schemas.values()) ajv.addSchema(withoutWords(schema));
  const names = [...schemas.keys()].filter((name) => name !== 'shared');
  const exports = Object.fromEntries(names.map((name) => [name, `${name}.schema.json`]));
  const declarations = names.map((name) => `export declare const ${name}: Validate;\n`).join('');
  return [
    { path: 'src/generated/config/validators.js', text: banner + standalone(ajv, exports) },
    {
      path: 'src/generated/config/validators.d.ts',
      text: `${banner}import type { ErrorObject } from 'ajv';

/** Whether the value fits its schema; afterwards \`errors\` holds every issue, or null. */
interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

${declarations}`,
    },
  ];
}
