// npm run admin -- <verb>: who manages communities, for whoever runs the server.
import { runAdmin } from './admin/run';

process.exitCode = await runAdmin(process.argv.slice(2));
