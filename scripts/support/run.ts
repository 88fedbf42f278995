import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/**
 * Runs a command in the project's root with its output shown, or written to the file that `output` is open on; rejects
 * with the command's name when it exits non-zero.
 */
export function run(
  command: string,
  args: string[] = [],
  env: Record<string, string> = {},
  output: number | 'inherit' = 'inherit',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/** Runs one of our TypeScript scripts. */
export const runScript = (script: string, args: string[] = [], env?: Record<string, string>): Promise<void> =>
  run(process.execPath, ['--import', 'tsx', join(root, 'scripts', script), ...args], env);
