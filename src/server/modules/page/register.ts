import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { ModuleOptions } from '../../defineModule';
import { documentsDir } from '../../documentsDir';
import { offeredHere, servicesOf } from '../../offered';
import { registerAssets } from '../../sending/assets';
import { registerDocuments } from './documents/register';
import { readManifest } from './manifest';
import { registerPage } from './page';
import { readPageFiles } from './pageFiles';
import { createPageRenderer } from './renderer';
import { registerServiceWorker } from './serviceWorker';
import { readTemplate } from './template';

declare module '../../defineModule' {
  interface ModuleOptions {
    /** The source's index.html: pages are then completed by Vite (development). */
    sourceTemplate?: string;
    memberPages?: {
      /** Starts the time that the first calls of a page have (default: PAGE_DATA_MS). */
      startLimit?: () => AbortSignal;
    };
  }
}

/** Pages, and the client's own files under /assets/. */
export async function registerPages(
  app: FastifyInstance,
  { builtDir, sourceTemplate, memberPages }: ModuleOptions,
  now: () => Date,
): Promise<void> {
  const clientDir = builtDir && join(builtDir, 'client');
  const manifest = readManifest(clientDir ?? '');
  registerDocuments(app, documentsDir(builtDir), manifest);
  registerServiceWorker(app);
  const template = sourceTemplate ?? (clientDir && join(clientDir, 'index.html'));
  if (!template || !existsSync(template)) return;

  await app.register(compress, { global: true, threshold: 1024 });
  if (clientDir && !sourceTemplate) registerAssets(app, join(clientDir, 'assets'));
  const { GOOGLE_CLIENT_ID, GOOGLE_SCRIPT_URL, ERROR_REPORT_URL, COUNTRY_LOOKUP_URL, PAGE_DATA_MS } = app.env;
  const renderer =
    builtDir && !sourceTemplate ? createPageRenderer(join(builtDir, 'ssr/main.server.js')) : undefined;
  if (renderer) {
    const loading = renderer.load();
    // Reported when the server is ready.
    loading.catch(() => undefined);
    app.addHook('onReady', () => loading);
    app.addHook('onClose', renderer.close);
  }
  registerPage(app, {
    fill: readTemplate(template),
    manifest,
    pages: readPageFiles(clientDir ?? ''),
    render: renderer?.render,
    google: GOOGLE_CLIENT_ID ? { clientId: GOOGLE_CLIENT_ID, scriptUrl: GOOGLE_SCRIPT_URL } : undefined,
    services: servicesOf(app),
    offered: (config) => offeredHere(config, app),
    errorReportUrl: ERROR_REPORT_URL,
    countryLookupUrl: COUNTRY_LOOKUP_URL,
    now,
    startLimit: memberPages?.startLimit ?? (() => AbortSignal.timeout(PAGE_DATA_MS)),
    people: (config, count, viewerId) => app.communityStore.repository.preview(config.id, count, viewerId),
  });
}
