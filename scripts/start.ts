// npm start: builds what is missing or stale, then runs the server in this very process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runScript } from './support/run';
import { isBuilt } from './support/stamp';

if (!isBuilt()) {
  console.log('Building (only when something changed):');
  await runScript('build.ts');
}
console.log('Starting the server');
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
