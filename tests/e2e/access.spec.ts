import { routeNames, rowOf, type RouteName } from '../../src/lib/routes';
import { examplePath, reaches } from '../support/routes';
import { call } from './support/api';
import { at } from './support/environment';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const en = texts('en');

const forAnyone = {
  '/login': en.auth.login.title,
  '/registration': 'Join Gatherwell',
  '/recovery': en.auth.recovery.title,
  '/confirm-recovery?code=x': en.auth.linkEnded.title,
  '/auth-magic?url_auth_token=x': en.auth.linkEnded.title,
  '/one-time-code': en.auth.oneTimeCode.missing,
  '/account-deleted': en.auth.accountDeleted.title,
  '/not-found': en.system.notFound.title,
};

/** One path for each kind of row. A unit test resolves every path for every audience (`resolvePath.test.ts`). */
function ofEachKind(names: readonly RouteName[]): string[] {
  const kindOf = (name: RouteName) => {
    const { audience, gate, page, navigation, screen, partner, needs } = rowOf(name);
    return JSON.stringify([audience, gate, page, navigation, !screen, !partner, !needs]);
  };
  return [...new Map(names.map((name) => [kindOf(name), examplePath(name)])).values()];
}

/** Paths from which a visitor and a member are redirected. */
const notForVisitors = ofEachKind(routeNames.filter((route) => !reaches('anonymous', route)));
const notForMembers = ofEachKind(routeNames.filter((route) => !reaches('member', route)));

test('ROU-02 a visitor reaches the screens for visitors', async ({ page, silence }) => {
  silence.allow(/status of 404/);
  for (const [path, title] of Object.entries(forAnyone)) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('ROU-02 anything else leads a visitor to welcome', async ({ page, silence }) => {
  silence.allow(/status of 404/);
  for (const path of [...notForVisitors, '/no/such/place', '/login/deeper']) {
    await page.goto(at(path));
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good conversations');
  }
});

test('ROU-03 a member reaches the home; the screens of visitors and administrators lead there', async ({
  page,
  context,
}) => {
  await signedIn(context, 'krug.example');
  for (const path of notForMembers) {
    await page.goto(at(path, 'krug.example'));
    await expect(page).toHaveURL(at('/my_communities', 'krug.example'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('ROU-06 a path that nobody knows answers 404, and the not-found page says so', async ({
  page,
  request,
  silence,
}) => {
  silence.allow(/status of 404/);
  expect((await call(request, '/no/such/place')).status()).toBe(404);
  expect((await call(request, '/login')).status()).toBe(200);
  await page.goto(at('/not-found', 'krug.example'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('ru').system.notFound.title);
  await page.getByRole('link', { name: texts('ru').system.notFound.action, exact: true }).click();
  await expect(page).toHaveURL(at('/', 'krug.example'));
});
