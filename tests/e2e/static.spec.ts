import { join } from 'node:path';
import { builtDir } from '../../scripts/support/dist';
import { serveStatic } from './support/staticServer';
import { expect, test } from './support/test';

test('CFG-07 served as plain static files, without our server, the build works', async ({
  page,
  silence,
}) => {
  // There is no API, so the members of the landing cannot be asked for.
  silence.allow(/status of 404/);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const server = await serveStatic(join(builtDir(), 'client'));
  const site = (domain: string) => `http://${domain}.localhost:${server.port}`;

  await page.goto(site('krug.example'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Один разговор в неделю/);
  await expect(page).toHaveTitle(/Круг/);
  expect(files).toContain('/community/krug.example/landingru.json');
  expect(files).toContain('/community/krug.example/navigation.json');
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const url = (await page.locator(`link[rel=${rel}]`).getAttribute('href')) ?? '';
    expect(url).toMatch(/^\/community\/krug\.example\//);
    await expect.poll(() => page.evaluate(async (at) => (await fetch(at)).status, url), url).toBe(200);
  }
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);

  await page.getByRole('link', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');

  await page.goto(site('nobody.example'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Good conversations start with the right person',
  );
});
