import { format, resolveConfig } from 'prettier';
import { banner, type GeneratedFile } from '../file';
import type { Resource, Schema } from './resources';

/**
 * Enums of the contract that `src/lib` needs, by resource: it cannot import from `src/generated`. Each with the name of its list,
 * or with null if its type is enough.
 */
const wanted: Record<string, Record<string, string | null>> = {
  event: { SetStatus: null },
  matching: { PartKind: null },
  meeting: { MeetingAction: null, MeetingState: null, PlaceKind: 'placeKinds' },
  member: { MemberState: 'memberStates', Sort: 'memberSorts' },
  participant: { Privacy: null },
  report: { Departure: null, ReportDecision: 'reportDecisions', ReportReason: 'reportReasons' },
};

function declaration(name: string, schema: Schema | undefined, list: string | null): string {
  if (!Array.isArray(schema?.enum)) throw new Error(`${name} is no enum of the contract`);
  const values = schema.enum.map((value) => JSON.stringify(value));
  return list
    ? `export const ${list} = [${values.join(', ')}] as const;\nexport type ${name} = (typeof ${list})[number];\n`
    : `export type ${name} = ${values.join(' | ')};\n`;
}

/** `src/lib/contract/<resource>.ts`: a file per resource, so that each page loads the lists it needs. */
export async function enumModules(resources: Resource[]): Promise<GeneratedFile[]> {
  const style = (await resolveConfig(import.meta.filename)) ?? {};
  return Promise.all(
    Object.entries(wanted).map(async ([resource, names]) => {
      const defs = resources.find(({ name }) => name === resource)?.defs ?? {};
      const enums = Object.entries(names).map(([name, list]) => declaration(name, defs[name], list));
      return {
        path: `src/lib/contract/${resource}.ts`,
        text: await format([banner, ...enums].join('\n'), { ...style, parser: 'typescript' }),
      };
    }),
  );
}
