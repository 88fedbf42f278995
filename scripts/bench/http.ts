// npm run bench:http [-- rounds]: requests per second for the welcome page, compared with a bare Fastify that compresses
// and sends the same bytes; and for home as a member, compared with the same calls made one by one and a bare page, with
// the longest time that the server's event loop was blocked meanwhile. Each server is a process of its own; rounds
// alternate. Exits 1 if a median is below its limit, or the event loop was blocked for too long.
import { loadavg } from 'node:os';
import { runScript } from '../support/run';
import { isBuilt } from '../support/stamp';
import { measureMemberPage } from './http/memberPage';
import { measureWelcome } from './http/welcome';

const rounds = Number(process.argv[2] ?? 7);

if (!isBuilt()) await runScript('build.ts');
const passed = [await measureWelcome(rounds), await measureMemberPage(rounds)];
console.log(`load average ${(loadavg()[0] ?? 0).toFixed(1)}`);
process.exitCode = passed.includes(false) ? 1 : 0;
