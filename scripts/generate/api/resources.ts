import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Audience, BodyType, HttpMethod, PersonUse, TextType } from '../../../src/lib/call';

export type Schema = Record<string, unknown>;

/** One call as `schemas/api/<resource>.json` writes it. */
export interface CallSource {
  id?: string;
  method: HttpMethod;
  path: string;
  audience: Audience;
  summary: string;
  query?: Schema;
  params?: Schema;
  body?: Schema;
  bodyType?: BodyType;
  /** Most bytes of a body; absent: what its schema allows (bounds.ts). */
  bodyLimit?: number;
  response: Schema;
  responseType?: TextType;
  redirects?: boolean;
  /** How the call uses each person whose id it carries (`PersonUse`). */
  people?: Record<string, PersonUse>;
  unknownPerson?: number;
  errors: number[];
}

export interface Resource {
  name: string;
  description: string;
  calls: Record<string, CallSource>;
  defs: Record<string, Schema>;
}

/** The parts of a call that have a shape, with the ending of their type's name. */
export const parts = { query: 'Query', params: 'Params', body: 'Body', response: 'Response' } as const;

export type Part = keyof typeof parts;

export const typeName = (call: string, part: Part) => call[0]!.toUpperCase() + call.slice(1) + parts[part];

/** Every resource of `schemas/api`, by name, `shared` among them. */
export async function readResources(root: string): Promise<Resource[]> {
  const folder = join(root, 'schemas/api');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const json = JSON.parse(await readFile(join(folder, file), 'utf8'));
      return {
        name: basename(file, '.json'),
        description: json.description ?? '',
        calls: json.calls ?? {},
        defs: json.$defs ?? {},
      };
    }),
  );
}
