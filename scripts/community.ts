// npm run community -- <verb>: tools for those who add and change communities.
import { runVerb } from './community/runVerb';

process.exitCode = await runVerb(process.argv.slice(2));
