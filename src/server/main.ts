import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { DirectoryInUse } from './db/embedded/claim';
import { DatabaseTooNew } from './db/version';
import { EnvError, readEnv } from './env';
import { prepareDemo } from './seed/demo';
import { DemoAccountsFound } from './seed/known';

/** Beside the built server lie the builds of the client; beside its source, the page that Vite completes. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fromSource = import.meta.url.endsWith('.ts');
const pages = fromSource ? { sourceTemplate: at('../index.html') } : { builtDir: at('..') };

/** How long closing may take at the very most, in ms: requests under way have ten seconds of it. */
const patience = 25_000;

/** Why the server cannot start, in words for whoever started it; anything else is our error. */
function explain(error: unknown): string {
  const explained = [EnvError, DatabaseTooNew, DemoAccountsFound];
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof DirectoryInUse) {
    return `Another server has the data directory ${error.message} open. Stop it, or set DATA_DIR to another one.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Stop what listens there, or set PORT to another one.`;
  }
  return `The server cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function start(): Promise<void> {
  const env = readEnv();
  const app = await buildApp({
    env,
    ...pages,
    onDatabaseExit: (reason) => {
      console.error(`The embedded database is gone: ${reason}`);
      process.exit(1);
    },
  });

  let stopping: number | undefined;
  async function stop(): Promise<void> {
    // A second signal does not wait; one that comes at once is the same, explained by both terminal and parent.
    if (stopping !== undefined && performance.now() - stopping > 1000) process.exit(1);
    if (stopping !== undefined) return;
    stopping = performance.now();
    setTimeout(() => process.exit(1), patience).unref();
    await app.close();
    process.exit(0);
  }
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  try {
    const overview = await prepareDemo(app, () => new Date());
    await app.listen({ host: env.HOST, port: env.PORT });
    console.log(overview);
  } catch (error) {
    await app.close();
    throw error;
  }
  console.log(`ready ${env.PUBLIC_URL}`);
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
