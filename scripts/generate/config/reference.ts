import { format, resolveConfig } from 'prettier';
import type { Reference, ReferenceKey, ReferencePart } from '../../../src/lib/json/reference';
import { langs } from '../../../src/lib/lang';
import { banner, type GeneratedFile } from '../file';
import { exampleOf } from './examples';
import { lookUp, type Schema } from './schemas';

/** A key with the place of its schema. */
interface Row extends ReferenceKey {
  /** `brand.schema.json#/properties/title` */
  readonly pointer: string;
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
};

/** Numbers that bound a value, in words. */
function limits({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const range = (from: unknown, to: unknown, noun: string) => {
    if (from === undefined && to === undefined) return '';
    const span =
      from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`;
    return `, ${span}${noun}`;
  };
  return (
    range(minimum, maximum, '') +
    range(minLength, maxLength, ' characters') +
    range(minItems, maxItems, ' items')
  );
}

const nameIn = (ref: string): string => ref.replace(/^.*\//, '');

function typeOf(schemas: Map<string, Schema>, file: string, schema: Schema): string {
  if (schema.$ref) {
    const { home, schema: target } = lookUp(schemas, file, schema.$ref);
    return target.properties || target.oneOf || home === 'shared'
      ? nameIn(schema.$ref)
      : typeOf(schemas, home, target);
  }
  const { type, items, const: only } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (type === 'array') return `list of ${typeOf(schemas, file, items ?? {})}${limits(schema)}`;
  if (typeof schema.additionalProperties === 'object') {
    return `object of ${typeOf(schemas, file, schema.additionalProperties)}`;
  }
  return `${words[String(type)] ?? String(type)}${limits(schema)}`;
}

/** The value of a guarding key that cannot be read. */
function unreadable({ guard }: Schema): string | undefined {
  if (!guard) return undefined;
  if ('closes' in guard) return `as it was when last good, else \`${guard.closes}\` is \`closed\``;
  return guard.closed === null ? 'as if it were not there' : `\`${JSON.stringify(guard.closed)}\``;
}

/** The definition with a part of its own that a schema refers to, directly or as a list. */
function kindOf(schemas: Map<string, Schema>, file: string, schema: Schema): string | undefined {
  const of =
    schema.items ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : schema);
  if (!of.$ref) return undefined;
  const { home, schema: target } = lookUp(schemas, file, of.$ref);
  return target.properties || target.oneOf || home === 'shared' ? nameIn(of.$ref) : undefined;
}

function choicesOf(schemas: Map<string, Schema>, file: string, schema: Schema): string[] | undefined {
  const of = schema.items ?? schema;
  return of.$ref ? lookUp(schemas, file, of.$ref).schema.enum : of.enum;
}

/** The keys of an object; those of an object that is written in its place come with it, dotted. */
export function rowsOf(
  schemas: Map<string, Schema>,
  file: string,
  { properties = {}, required = [] }: Schema,
  at: string,
  prefix = '',
): Row[] {
  return Object.entries(properties).flatMap(([name, schema]): Row[] => {
    const target = schema.$ref ? lookUp(schemas, file, schema.$ref).schema : schema;
    const kind = kindOf(schemas, file, schema);
    const choices = choicesOf(schemas, file, schema);
    const pointer = `${at}/properties/${name.replace('$', '%24')}`;
    const row: Row = {
      key: prefix + name,
      type: typeOf(schemas, file, schema),
      ...(kind && { of: kind }),
      ...(choices && { choices }),
      isRequired: required.includes(name),
      ...('default' in schema && { default: JSON.stringify(schema.default) }),
      meaning: schema.description ?? target.description ?? '',
      // Each file names its own.
      example: JSON.stringify(
        name === '$schema' ? `../../schemas/${file}.schema.json` : exampleOf(schemas, file, schema),
      ),
      ...(schema.guard && { unreadable: unreadable(schema) }),
      pointer,
    };
    return [row, ...(schema.$ref ? [] : rowsOf(schemas, file, schema, pointer, `${prefix}${name}.`))];
  });
}

const keysOf = (rows: readonly Row[]): ReferenceKey[] => rows.map(({ pointer: _pointer, ...key }) => key);

/** Definitions with a part of their own on the page: those with keys, and those that several files share. */
function kindsOf(schemas: Map<string, Schema>, file: string): ReferencePart[] {
  return Object.entries(schemas.get(file)?.definitions ?? {}).flatMap(([name, schema]): ReferencePart[] => {
    const { properties, oneOf, description: meaning = '', expects } = schema;
    const rows = rowsOf(schemas, file, schema, `${file}.schema.json#/definitions/${name}`);
    if (oneOf) {
      const form = `one of ${oneOf.map(({ $ref = '' }) => nameIn($ref)).join(', ')}`;
      return [{ name, meaning, form, keys: [] }];
    }
    if (!properties && file !== 'shared') return [];
    const choices = schema.enum?.join(', ');
    const form =
      expects ?? (choices ? `one of ${choices}` : properties ? undefined : typeOf(schemas, file, schema));
    const example = JSON.stringify(exampleOf(schemas, file, schema));
    return [{ name, meaning, ...(form && { form, example }), keys: keysOf(rows) }];
  });
}

const fileNamesOf = (schema: string): string =>
  schema === 'landing' ? langs.map((lang) => `landing${lang}.json`).join(', ') : `${schema}.json`;

/** Everything that a folder's files can say. The variants are no community's. */
export function referenceOf(schemas: Map<string, Schema>): Reference {
  const files = [...schemas].filter(([name]) => name !== 'shared' && name !== 'variant');
  return {
    files: files.map(([name, schema]) => ({
      name: fileNamesOf(name),
      meaning: schema.description ?? '',
      keys: keysOf(rowsOf(schemas, name, schema, `${name}.schema.json#`)),
      kinds: kindsOf(schemas, name),
    })),
    kinds: kindsOf(schemas, 'shared'),
  };
}

/** `src/generated/config/reference.ts`: the data of the reference page. */
export async function referenceModule(schemas: Map<string, Schema>): Promise<GeneratedFile> {
  const code = `import type { Reference } from '../../lib/json/reference';

    /** Every key of every config file (CFG-02). */
    export const reference: Reference = ${JSON.stringify(referenceOf(schemas))};`;
  const style = (await resolveConfig(import.meta.filename)) ?? {};
  return {
    path: 'src/generated/config/reference.ts',
    text: await format(`${banner}\n${code}`, { ...style, parser: 'typescript' }),
  };
}
