// npm start: builds what is missing or outdated, then runs the server, without the loader that these scripts use.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, runScript } from './support/run';
import { isBuilt } from './support/stamp';

if (!isBuilt('start')) {
  console.log('Building (only when something changed):');
  await runScript('build.ts', ['--for-start']);
}
console.log('Starting the server');
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
