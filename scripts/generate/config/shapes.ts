import { format, resolveConfig } from 'prettier';
import type { Shape } from '../../../src/lib/json/shape';
import { banner, type GeneratedFile } from '../file';
import { lookUp, type Schema } from './schemas';
import { sharedCode } from './shared';

/** Objects that demand a key (an action's label) and texts per language make sense only as a whole. */
const merges = (schema: Schema, isRoot: boolean): boolean =>
  schema.type === 'object' && schema.properties !== undefined && (isRoot || !schema.required);

function shapesOf(schemas: Map<string, Schema>) {
  const shapeOf = (file: string, schema: Schema, isRoot = false): Shape => {
    if (schema.$ref) {
      const { home, schema: target } = lookUp(schemas, file, schema.$ref);
      return {
        ...shapeOf(home, target),
        ...('default' in schema && { default: schema.default }),
        ...(schema.fits && { fits: schema.fits }),
        ...(schema.guard && { guard: schema.guard }),
      };
    }
    const { properties, items, oneOf, additionalProperties, discriminator } = schema;
    const each = (of: Record<string, Schema>) =>
      Object.fromEntries(Object.entries(of).map(([key, value]) => [key, shapeOf(file, value)]));
    return {
      ...('default' in schema && { default: schema.default }),
      ...(schema.expects && properties && { expects: schema.expects }),
      ...(schema.asset && { asset: true as const }),
      ...(schema.localized && { localized: true as const }),
      ...(schema.fits && { fits: schema.fits }),
      ...(schema.guard && { guard: schema.guard }),
      ...(merges(schema, isRoot) && { merge: true as const }),
      ...(properties && { keys: each(properties) }),
      ...(typeof additionalProperties === 'object' && { values: shapeOf(file, additionalProperties) }),
      ...(items && { items: shapeOf(file, items) }),
      ...(oneOf && discriminator && { by: discriminator.propertyName, variants: variantsOf(file, oneOf) }),
    };
  };
  const variantsOf = (file: string, branches: Schema[]) =>
    Object.fromEntries(
      branches.map((branch) => {
        const { schema } = lookUp(schemas, file, branch.$ref ?? '');
        return [String(schema.properties?.type?.const), shapeOf(file, schema)];
      }),
    );
  return shapeOf;
}

function expectations(schemas: Map<string, Schema>): Record<string, string> {
  const all = [...schemas.values()].flatMap((schema) => Object.entries(schema.definitions ?? {}));
  return Object.fromEntries(all.flatMap(([name, { expects }]) => (expects ? [[name, expects]] : [])));
}

/** `src/generated/config/{shapes,expectations}.ts`: keys, defaults and words for error messages, as plain data. */
export async function dataModules(schemas: Map<string, Schema>): Promise<GeneratedFile[]> {
  const shapeOf = shapesOf(schemas);
  const files = [...schemas].filter(([name]) => name !== 'shared');
  const shapes = Object.fromEntries(files.map(([name, schema]) => [name, shapeOf(name, schema, true)]));
  const { constants, code } = sharedCode(shapes);
  const style = (await resolveConfig(import.meta.filename)) ?? {};
  const module = async (path: string, text: string) => ({
    path: `src/generated/config/${path}`,
    text: await format(`${banner}\n${text}`, { ...style, parser: 'typescript' }),
  });
  return Promise.all([
    module(
      'shapes.ts',
      `import type { Shape } from '../../lib/json/shape';

      ${constants}
      /** The form of every config file, by the file's schema. */
      export const shapes = ${code} satisfies Record<string, Shape>;`,
    ),
    module(
      'expectations.ts',
      `/** What a value should have been, by the name of the definition it failed. */
      export const expectations: Readonly<Record<string, string>> = ${JSON.stringify(expectations(schemas))};`,
    ),
  ]);
}
