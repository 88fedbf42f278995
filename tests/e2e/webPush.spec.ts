import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import webPush from 'web-push';
import { root } from '../../scripts/support/run';
import { startServer } from '../../scripts/support/server';
import { signOut } from './support/accountMenu';
import { atEnd } from './support/atEnd';
import { at, environment, publish } from './support/environment';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';

const domain = 'krug.example';

/** A server with web push. Until the test ends, its addresses lead to it. */
async function startPushServer(): Promise<void> {
  const shared = environment();
  const dir = mkdtempSync(join(tmpdir(), 'e2e-push-'));
  const [communitiesDir, dataDir] = [join(dir, 'communities'), join(dir, 'data')];
  for (const part of ['default', domain])
    cpSync(join(root, 'communities', part), join(communitiesDir, part), { recursive: true });
  cpSync(shared.emptyDatabase, dataDir, { recursive: true });
  const keys = webPush.generateVAPIDKeys();
  const server = await startServer({
    DATA_DIR: dataDir,
    COMMUNITIES_DIR: communitiesDir,
    SEED: 'demo',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:push@platform.example',
  });
  publish({ ...shared, port: server.port, communitiesDir });
  atEnd(async () => {
    publish(shared);
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });
}

/** The addresses of the site’s service workers that are at work. */
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [
      new URL(scope).pathname,
      active?.state,
    ]),
  );

test('NOT-08 SES-05 the service worker has the whole site, until its reader signs out', async ({
  context,
  page,
}) => {
  await startPushServer();
  await page.addInitScript(() => {
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = 'yes';
      return Promise.resolve('default');
    };
  });
  await signedIn(context, domain);
  await page.goto(at('/subscriptions', domain));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.register('/push-worker.js'));
  await expect.poll(() => workers(page)).toEqual([['/', 'activated']]);
  // Nobody is asked before they press.
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
  await signOut(page, 'ru');
  await expect.poll(() => workers(page)).toEqual([]);
});
