// npm run matching -- <verb>: a community's recommendations, for the operator of the server.
import { dryRun } from './matching/dryRun';
import { runVerb } from './support/runVerb';

process.exitCode = await runVerb('npm run matching --', { 'dry-run': dryRun }, process.argv.slice(2));
