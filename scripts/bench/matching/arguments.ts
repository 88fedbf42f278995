import { parseArgs } from 'node:util';

/** Input, output, and the number of recommendations for each person. */
export interface FileArguments {
  members: string;
  out: string;
  perMember: number;
}

const text = { type: 'string' } as const;
const options = { members: text, out: text, 'per-member': text };

/** The arguments of a run on a file. Undefined without arguments: then the engine is measured. Throws for any others. */
export function fileArguments(args: readonly string[]): FileArguments | undefined {
  const { members, out, 'per-member': perMember } = parseArgs({ args: [...args], options }).values;
  if (members === undefined && out === undefined && perMember === undefined) return undefined;
  if (!members || !out) throw new Error('--members FILE and --out FILE belong together');
  if (!/^[1-9]\d{0,5}$/.test(perMember ?? '3')) throw new Error('--per-member is a whole number from 1 on');
  return { members, out, perMember: Number(perMember ?? '3') };
}
