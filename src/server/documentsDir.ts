import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the platform's legal documents: beside the build, otherwise in the source. */
export const documentsDir = (builtDir: string | undefined): string =>
  builtDir ? join(builtDir, 'docs') : fileURLToPath(new URL('../docs', import.meta.url));
