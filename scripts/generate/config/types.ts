import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import { banner, type GeneratedFile } from '../file';
import { lookUp, type Schema } from './schemas';

/** Definitions with hand-written types in src/lib, because client code without config uses them. */
const handWritten: Record<string, string> = { Lang: '../../lib/lang', LocalizedText: '../../lib/lang' };

/** Keys about the file and not its content, removed after loading. */
const fileKeys = ['$schema', 'schemaVersion'];

/**
 * The schema as types see it: a reference becomes the name of a type (so that no type is written twice), and a key
 * with a default is always there, because types describe config after its defaults are filled in.
 */
function forTypes(schema: Schema, given: string[] = []): Schema {
  if (schema.$ref) return { tsType: schema.$ref.split('/').at(-1), description: schema.description };
  const { properties, items, oneOf, additionalProperties, definitions, ...rest } = schema;
  const entries = Object.entries(properties ?? {}).filter(([key]) => !fileKeys.includes(key));
  const certain = [...(schema.required ?? []), ...given];
  const required = entries.filter(([key, of]) => 'default' in of || certain.includes(key));
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(entries.map(([key, of]) => [key, forTypes(of)])) }),
    ...(properties && { required: required.map(([key]) => key) }),
    ...(items && { items: forTypes(items) }),
    ...(oneOf && { oneOf: oneOf.map((of) => forTypes(of)), type: undefined, required: undefined }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? forTypes(additionalProperties) : additionalProperties,
    }),
    ...(definitions && {
      definitions: Object.fromEntries(
        Object.entries(definitions).map(([name, of]) => [
          name,
          forTypes(of, of.properties && givenByDefaults(schema, name)),
        ]),
      ),
    }),
  };
}

/**
 * Keys of a definition that always exist, because everything that refers to it has them in its own default (a tab's
 * order).
 */
function givenByDefaults(root: Schema, name: string): string[] {
  const nodes = [root, ...Object.values(root.properties ?? {})].flatMap((of) =>
    Object.values(of.properties ?? {}),
  );
  const defaults = nodes.filter((of) => of.$ref === `#/definitions/${name}`).map((of) => of.default ?? {});
  return Object.keys(defaults[0] ?? {}).filter((key) => defaults.every((given) => key in (given as object)));
}

const valuesOf = (name: string, values: readonly string[], typed: string) =>
  `/** Every ${name}. */\nexport const ${name[0]?.toLowerCase()}${name.slice(1)}Values = ${JSON.stringify(values)} as const${typed};\n`;

/** Unions and lists that a type alone does not give: keys of an object, kinds of a variant, values of an enum. */
function extras(schema: Schema): string[] {
  const named = Object.entries(schema.definitions ?? {});
  const keyed = [schema, ...Object.values(schema.properties ?? {})].filter((of) => of.keysType);
  return [
    ...named.flatMap(([name, of]) =>
      of.enum && !handWritten[name] ? valuesOf(name, of.enum, ` satisfies readonly ${name}[]`) : [],
    ),
    ...named.flatMap(([name, of]) =>
      of.discriminator
        ? `/** Kinds of ${name}. */\nexport type ${name}Type = ${name}['${of.discriminator.propertyName}'];\n`
        : [],
    ),
    ...keyed.map((of) => {
      const name = of.keysType ?? '';
      const keys = Object.keys(of.properties ?? {}).filter((key) => !fileKeys.includes(key));
      return `${valuesOf(name, keys, '')}export type ${name} = (typeof ${name[0]?.toLowerCase()}${name.slice(1)}Values)[number];\n`;
    }),
  ];
}

function importsOf(schemas: Map<string, Schema>, file: string): string {
  const names = new Map<string, Set<string>>();
  for (const [, ref = ''] of JSON.stringify(schemas.get(file)).matchAll(/"\$ref":"([^"]+)"/g)) {
    const { home, name } = lookUp(schemas, file, ref);
    const from = handWritten[name] ?? (home === file ? undefined : `./${home}`);
    if (from && !name.startsWith('Schema')) names.set(from, (names.get(from) ?? new Set()).add(name));
  }
  const lines = [...names]
    .sort()
    .map(([from, set]) => `import type { ${[...set].sort().join(', ')} } from '${from}';\n`);
  return lines.join('');
}

/** Without the compiler's remarks on who refers to what, and with short comments on one line. */
const tidy = (code: string): string =>
  code
    .replace(/\*\s*\* This interface was referenced by [^]*?\*\//g, '*/')
    .replace(/\/\*\*\s*\* Definitions that several [^]*?export interface Shared \{[^}]*\}/, '')
    .replace(/\s*\*\s*\*\//g, '\n*/')
    .replace(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, '/** $1 */');

/** `src/generated/config/<name>.ts` per schema: its types, with descriptions as comments. */
export async function typeModules(schemas: Map<string, Schema>): Promise<GeneratedFile[]> {
  const style = (await resolveConfig(import.meta.filename)) ?? {};
  const module = async ([file, schema]: [string, Schema]): Promise<GeneratedFile> => {
    const own = Object.entries(schema.definitions ?? {}).filter(
      ([name]) => !handWritten[name] && !name.startsWith('Schema'),
    );
    const body = await compile(
      { ...forTypes({ ...schema, definitions: Object.fromEntries(own) }), $id: undefined } as never,
      schema.title ?? file,
      {
        bannerComment: '',
        unreachableDefinitions: true,
        format: false,
        ignoreMinAndMaxItems: true,
        additionalProperties: false,
      },
    );
    const text = [banner, importsOf(schemas, file), tidy(body), ...extras(schema)].join('\n');
    return {
      path: `src/generated/config/${file}.ts`,
      text: await format(text, { ...style, parser: 'typescript' }),
    };
  };
  return Promise.all([...schemas].map(module));
}
