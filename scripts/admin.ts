// npm run admin -- <verb>: the managers of communities, for the operator of the server.
import { runAdmin } from './admin/run';

process.exitCode = await runAdmin(process.argv.slice(2));
