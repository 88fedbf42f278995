import { parseArgs } from 'node:util';

/** How often each page is measured, and the name of the only one, if not all are. */
interface PageArguments {
  rounds: number;
  only: string | undefined;
}

const options = { rounds: { type: 'string', default: '3' }, only: { type: 'string' } } as const;

/** The arguments of a run. Throws for any others. */
export function pageArguments(args: readonly string[]): PageArguments {
  const { rounds, only } = parseArgs({ args: [...args], options }).values;
  if (!/^[1-9]\d?$/.test(rounds)) throw new Error('--rounds is a whole number from 1 to 99');
  return { rounds: Number(rounds), only };
}
