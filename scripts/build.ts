// npm run build: generated files, client, server-side renderer and server into dist/. With --all-pictures every community's
// are drawn, for a file server that cannot draw them when asked for. With --for-start it makes what the server's first start
// needs, and nothing else.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build as viteBuild } from 'vite';
import { compressAssets } from './build/compress';
import { publishCommunities } from './build/publishCommunities';
import { publishDocuments } from './build/publishDocuments';
import { communitiesDir } from './support/communities';
import { withDistLock } from './support/dist';
import { generatedAsCommitted } from './support/generatedAsCommitted';
import { root, run, runScript } from './support/run';
import { serverEntries } from './support/serverEntries';
import { currentStamp, writeStamp } from './support/stamp';
import { variantFile } from './support/variant';

// A build is for production, whatever the process that starts it is for.
process.env.NODE_ENV = 'production';

const configFile = join(root, 'vite.config.ts');
const to = join(root, 'dist/client/community');

/** `start`: nothing is drawn or compressed, because the server does both when asked; its database is prepared meanwhile. */
const extent = process.argv.includes('--for-start') ? 'start' : 'whole';

/** Prints each step when it is done, with its duration. */
async function step(what: string, work: () => unknown): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${what.padEnd(28)}${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function buildServer(): Promise<void> {
  for (const part of ['server', 'docs']) rmSync(join(root, 'dist', part), { recursive: true, force: true });
  await bundle({
    entryPoints: serverEntries,
    outdir: join(root, 'dist/server'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    jsx: 'automatic',
    logLevel: 'warning',
  });
  cpSync(join(root, 'src/server/db/migrations'), join(root, 'dist/server/migrations'), { recursive: true });
  cpSync(join(root, 'src/server/modules/page/worker'), join(root, 'dist/server/worker'), { recursive: true });
  cpSync(join(root, 'src/server/seed/portraits'), join(root, 'dist/server/portraits'), { recursive: true });
  for (const tables of ['vectors', 'lexicon', 'aliases.tsv'])
    cpSync(
      join(root, 'src/server/modules/matching/engine/words', tables),
      join(root, 'dist/server/words', tables),
      { recursive: true },
    );
  cpSync(variantFile(), join(root, 'dist/variant.json'));
  cpSync(join(root, 'src/docs'), join(root, 'dist/docs'), { recursive: true });
}

const renderer = { ssr: join(root, 'src/main.server.tsx') };
const drawings = join(root, 'dist/brand');

async function buildClient(): Promise<void> {
  await step('client', () => viteBuild({ configFile, logLevel: 'warn' }));
  await step('communities, for static use', () => publishCommunities({ from: communitiesDir(), to }));
  await step('legal documents', publishDocuments);
  await Promise.all([
    step('pages rendered on a server', () => viteBuild({ configFile, logLevel: 'warn', build: renderer })),
    ...(extent === 'whole' ? [step('compressed files', compressAssets), step('pictures', drawPictures)] : []),
  ]);
}

async function drawPictures(): Promise<void> {
  const { drawBrands, mostDrawn } = await import('./build/drawBrands');
  const most = process.argv.includes('--all-pictures') ? Infinity : mostDrawn;
  await drawBrands({ from: communitiesDir(), to, drawings, most });
}

/** The embedded database with its tables and demo data. */
const prepareServer = () => run(process.execPath, [join(root, 'dist/server/prepare.js')]);

async function build(): Promise<void> {
  if (!(await generatedAsCommitted(root)))
    await step('generated files', () => runScript('generate.ts', ['--quiet']));
  const stamp = currentStamp();
  // What is prepared finds no pages of an earlier build.
  rmSync(join(root, 'dist/client'), { recursive: true, force: true });
  await step('server', buildServer);
  await Promise.all([
    buildClient(),
    ...(extent === 'start' ? [step('database and demo data', prepareServer)] : []),
  ]);
  writeStamp(stamp, extent);
}

await withDistLock(build);
