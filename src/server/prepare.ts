import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { readEnv } from './env';
import { createLogger } from './logger';
import { prepareDemo } from './seed/demo';

/**
 * Makes the embedded database with its tables and demo data, which takes seconds, while the pages are still being built.
 * A failure is left to the server, which reports it at its start; so are warnings.
 */
try {
  const env = readEnv();
  if (!env.DATABASE_URL) {
    const builtDir = fileURLToPath(new URL('..', import.meta.url));
    const logger = createLogger(env, { write: () => undefined });
    const app = await buildApp({ env, logger, builtDir });
    await prepareDemo(app, () => new Date()).finally(() => app.close());
  }
} catch {
  // The server says it.
}
process.exit(0);
