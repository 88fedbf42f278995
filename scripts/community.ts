// npm run community -- <verb>: tools for those who add and change communities.
import { runCommunity } from './community/run';

process.exitCode = await runCommunity(process.argv.slice(2));
