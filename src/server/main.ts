import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { explainStart } from './cannotStart';
import { loadForProduction, readEnv } from './env';
import { prepareDemo } from './seed/demo';

/** The built server has the client's builds beside it; its source has the page that Vite completes. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fromSource = import.meta.url.endsWith('.ts');
const pages = fromSource ? { sourceTemplate: at('../index.html') } : { builtDir: at('..') };

/** Maximum time of closing, in ms. Running requests get ten seconds of it. */
const patience = 25_000;

async function start(): Promise<void> {
  const env = readEnv();
  if (!fromSource) loadForProduction();
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
    // A second signal exits immediately. One within a second is a duplicate of the first, sent by both terminal and
    // parent.
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
  console.error(explainStart(error));
  process.exit(1);
});
