import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the platform's legal documents lie: beside the build, else in the source. */
export const documentsDir = (builtDir: string | undefined): string =>
  builtDir ? join(builtDir, 'docs') : fileURLToPath(new URL('../docs', import.meta.url));
