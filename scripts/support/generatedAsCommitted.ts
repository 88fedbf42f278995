import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The generators themselves, and all that they read and write. */
const concerned = ['schemas', 'scripts', 'src', 'package-lock.json'];

/**
 * Whether nothing that generators read or write differs from the last commit. The test run checks that generated files are
 * committed up to date, so there is nothing to generate then. False where there is no repository to ask.
 */
export async function generatedAsCommitted(dir: string): Promise<boolean> {
  try {
    const changed = ['status', '--porcelain', '--', ...concerned];
    // In a folder below another repository, everything would be ignored or new.
    const { stdout: prefix } = await promisify(execFile)('git', ['rev-parse', '--show-prefix'], { cwd: dir });
    const { stdout: tracked } = await promisify(execFile)('git', ['ls-files', 'src/generated'], { cwd: dir });
    const { stdout: different } = await promisify(execFile)('git', changed, { cwd: dir });
    return prefix.trim() === '' && tracked !== '' && different === '';
  } catch {
    return false;
  }
}
