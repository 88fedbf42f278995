import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const callsDir = 'generated/api/client';

/** A generated call: its method, its path, and the module that validates its response. */
const generated = /method: '(\w+)',\s+path: '([^']+)',[^}]*?import\('\.\/([^']+)'\)/g;

/** `GET /api/event/{}` for a call, without the names of its parameters and its query. */
const shapeOf = (call: string): string => call.replace(/\?.*/, '').replaceAll(/\{[^}]*\}/g, '{}');

/**
 * Finds the modules of `src` that validate the responses to calls, each given as in `screenCalls.ts`.
 * @throws {Error} if there is no such call.
 */
export function callValidators(src: string): (calls: readonly string[]) => string[] {
  const modules = new Map<string, string>();
  for (const file of readdirSync(join(src, callsDir)).filter((name) => name.endsWith('.ts'))) {
    const code = readFileSync(join(src, callsDir, file), 'utf8');
    for (const [, method = '', path = '', module = ''] of code.matchAll(generated))
      modules.set(shapeOf(`${method} ${path}`), `${callsDir}/${module}`);
  }
  return (calls) =>
    calls.map((call) => {
      const module = modules.get(shapeOf(call));
      if (!module) throw new Error(`screenCalls.ts names a call that does not exist: ${call}`);
      return module;
    });
}
