import { runVerb } from '../support/runVerb';
import type { Verb } from '../support/verb';
import { audit } from './audit';
import { grant, revoke } from './change';
import { list } from './list';
import { listReports } from './reports';

const verbs: Record<string, Verb> = { grant, revoke, list, audit, reports: listReports };

/** `npm run admin -- <verb>`. */
export const runAdmin = (args: string[]): Promise<number> => runVerb('npm run admin --', verbs, args);
