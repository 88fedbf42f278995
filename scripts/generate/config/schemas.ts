import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Guard } from '../../../src/lib/json/shape';

/** A draft-07 schema as this project writes them, with our annotations. */
export interface Schema {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: string[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  definitions?: Record<string, Schema>;
  discriminator?: { propertyName: string };
  /** The expected kind of value in words, for an error message. */
  expects?: string;
  /** The value may be a path into the folder's assets/. */
  asset?: boolean;
  /** Name of the generated union of this object's keys. */
  keysType?: string;
  /** The value is a text, or one per language. */
  localized?: boolean;
  /** Most characters of a text that its place on a phone shows. */
  fits?: number;
  /** The key guards something: the value if it cannot be read. */
  guard?: Guard;
  [keyword: string]: unknown;
}

/** Names of the schemas of config files and variants. `shared` has the definitions that several of them use. */
const schemaNames = [
  'shared',
  'community',
  'brand',
  'authConfig',
  'stepsConfig',
  'navigation',
  'questions',
  'landing',
  'partner',
  'variant',
] as const;

/** Keywords of ours: annotations, which no validator and no editor minds. */
export const annotations = ['expects', 'asset', 'keysType', 'localized', 'fits', 'guard'];

export async function readSchemas(root: string): Promise<Map<string, Schema>> {
  const read = async (name: string) =>
    [name, JSON.parse(await readFile(join(root, `schemas/${name}.schema.json`), 'utf8')) as Schema] as const;
  return new Map(await Promise.all(schemaNames.map(read)));
}

/** The schema a `$ref` means, seen from the schema file `from`. */
export function lookUp(schemas: Map<string, Schema>, from: string, ref: string) {
  const [file = '', pointer = ''] = ref.split('#');
  const home = file === '' ? from : file.replace('.schema.json', '');
  const name = pointer.replace('/definitions/', '');
  const schema = schemas.get(home)?.definitions?.[name];
  if (!schema) throw new Error(`schemas/${from}.schema.json: ${ref} leads nowhere`);
  return { home, name, schema };
}
