import { runVerb } from '../support/runVerb';
import type { Verb } from '../support/verb';
import { check } from './check';
import { diff } from './diff';
import { docs } from './docs';
import { migrate } from './migrate';
import { newVerb } from './new';
import { tokens } from './tokens';

const verbs: Record<string, Verb> = { new: newVerb, check, diff, migrate, tokens, docs };

/** `npm run community -- <verb>`. */
export const runCommunity = (args: string[]): Promise<number> => runVerb('npm run community --', verbs, args);
