import type { APIRequestContext, Browser, Page, Route } from '@playwright/test';
import type { Lang } from '../../src/lib/lang';
import { accountButton, signOut } from './support/accountMenu';
import { call } from './support/api';
import { at } from './support/environment';
import { changeProfile, newMember } from './support/members';
import { sessionCookies } from './support/pageCookies';
import { loadingOf } from './support/rounds';
import { demoPassword, password, remember, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

/** Members in a brand where they see each other, managers in another: the screens have the same code in each brand. */
const audiences = [
  { who: 'member', domain: 'krug.example', lang: 'ru', title: 'Круг' },
  { who: 'manager', domain: 'hearth.example', lang: 'en', title: 'Hearth' },
] as const;

interface Named {
  firstName: string;
}
interface Listed {
  items: { id: string; title: string; subject: Named & { slug: string } }[];
}

/** Asks the server as the person who will open the page. */
type Ask = <Answer>(path: string) => Promise<Answer>;

const asking =
  (request: APIRequestContext, domain: string, token: string): Ask =>
  async <Answer>(path: string) => {
    const method = path === '/api/init' ? 'POST' : 'GET';
    const response = await call(request, path, {
      method,
      domain,
      token,
      ...(method === 'POST' && { data: {} }),
    });
    expect(response.status(), path).toBe(200);
    return (await response.json()) as Answer;
  };

interface Screen {
  path: string;
  /** Texts of its data. */
  shows: string[];
}

const names = ({ items }: Listed) => items.slice(0, 2).map(({ subject }) => subject.firstName);
const titles = ({ items }: Listed) => items.slice(0, 2).map(({ title }) => title);

/** The screens of a member, with texts that the calls return. */
async function memberScreens(ask: Ask, domain: string): Promise<Screen[]> {
  const { participant } = await ask<{ participant: Named & { slug: string } }>('/api/init');
  const community = await ask<{ id: string }>(`/api/community/get-by-domain?domain=${domain}`);
  const people = await ask<Listed>('/api/matching/instant?page=0');
  const upcoming = await ask<Listed>('/api/event/upcoming?page=0');
  const past = await ask<Listed>('/api/event/past?page=0');
  const connected = await ask<Listed>('/api/relations?list=CONNECTED&page=0');
  const event = upcoming.items[0]!;
  const [other] = await ask<[Named & { slug: string }]>(`/api/event/${event.id}/responsibles`);
  return [
    { path: '/my_communities', shows: [participant.firstName, ...names(people)] },
    { path: '/contacts', shows: names(connected) },
    { path: '/contacts?tab=meet', shows: names(people) },
    { path: '/contacts/bookmarks', shows: [] },
    { path: '/events', shows: titles(upcoming) },
    { path: '/events?tab=past', shows: titles(past) },
    { path: `/event/${event.id}`, shows: [event.title, other.firstName] },
    { path: `/u/${other.slug}`, shows: [other.firstName] },
    { path: '/profile', shows: [] },
    { path: '/account', shows: [] },
    { path: '/subscriptions', shows: [] },
    {
      path: '/participants',
      shows: names(await ask<Listed>(`/api/community/${community.id}/participants`)),
    },
    { path: '/my_communities?tab=requests', shows: names(await ask<Listed>('/api/requests')) },
  ];
}

/** The screens of a manager. */
async function managerScreens(ask: Ask, domain: string): Promise<Screen[]> {
  const { id } = await ask<{ id: string }>(`/api/community/get-by-domain?domain=${domain}`);
  const { list } = await ask<{ list: Named[] }>(`/api/admin/${id}/participants`);
  const member = list[0]!.firstName;
  return [
    { path: '/admin', shows: [] },
    { path: '/admin/members', shows: [member] },
    { path: '/admin/admissions', shows: [] },
    { path: '/admin/reports', shows: [] },
    { path: '/admin/introductions', shows: [] },
    { path: '/admin/audit', shows: [] },
  ];
}

/** A tab that reads what the server sent and runs no script. */
async function tabWithoutScripts(browser: Browser, token: string, domain: string, lang: Lang) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const url = at('/', domain);
  const cookies = [
    ...sessionCookies(token),
    { name: 'lang', value: lang },
    { name: 'zone', value: 'Europe/London' },
  ];
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  return { context, page: await context.newPage() };
}

/** The page of a screen is whole: nothing of it waits, and it has its data. */
async function expectWhole(page: Page, { shows }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const text of shows) await expect(page.getByRole('main')).toContainText(text);
}

for (const { who, domain, lang, title } of audiences) {
  test(`UIX-05 the screens of a ${who} are readable without scripts: ${domain} in ${lang}`, async ({
    browser,
    request,
  }) => {
    const token = await signIn(request, { email: `${who}@${domain}`, password: demoPassword }, domain);
    const ask = asking(request, domain, token);
    const screens = who === 'member' ? await memberScreens(ask, domain) : await managerScreens(ask, domain);
    const { context, page } = await tabWithoutScripts(browser, token, domain, lang);
    for (const screen of screens) {
      const response = await page.goto(at(screen.path, domain));
      expect(response?.headers()['cache-control'], screen.path).toBe('private, no-store');
      await expectWhole(page, screen);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(accountButton(page, lang)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
    }
    await context.close();
  });
}

/** Runs before a page's own scripts: keeps the elements that the server sent. */
function keepElements(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    Object.assign(window, { fromServer: [...document.querySelectorAll('main, main *')] });
  });
}

/** The elements from the server that are no longer in the page: React has rendered them again. */
const replaced = () =>
  (window as unknown as { fromServer: Element[] }).fromServer
    .filter((element) => !element.isConnected)
    .map((element) => `${element.nodeName} ${element.textContent?.slice(0, 40)}`);

for (const { who, domain } of audiences) {
  test(`UIX-05 the screens of a ${who} are taken over: no script waits for another, nothing is asked for, replaced or moved on ${domain}`, async ({
    context,
    request,
  }) => {
    const token = await signIn(request, { email: `${who}@${domain}`, password: demoPassword }, domain);
    await remember(context, token, domain);
    const ask = asking(request, domain, token);
    const screens = who === 'member' ? await memberScreens(ask, domain) : await managerScreens(ask, domain);
    const found: string[] = [];
    for (const screen of screens) {
      const page = await context.newPage();
      // What loads once a page is idle is no part of it: other screens, and the connection for chats.
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      await page.addInitScript(keepElements);
      const { rounds, scripts, shift, moved } = await loadingOf(page, at(screen.path, domain));
      const scriptRounds = rounds.filter((round) => round.some((path) => scripts.includes(path)));
      const calls = rounds.flat().filter((path) => path.startsWith('/api/'));
      await expectWhole(page, screen);
      const lost = await page.evaluate(replaced);
      if (calls.length > 0) found.push(`${screen.path} asks for ${calls.join(' ')}`);
      if (scripts.length > 8)
        found.push(`${screen.path} has ${scripts.length} scripts: ${scripts.join(' ')}`);
      if (scriptRounds.length > 1)
        found.push(`${screen.path} has scripts that wait for others: ${JSON.stringify(scriptRounds)}`);
      if (shift > 0.02) found.push(`${screen.path} moves by ${shift.toFixed(3)}: ${moved.join('; ')}`);
      if (lost.length > 0)
        found.push(`${screen.path} replaces ${lost.length}: ${lost.slice(0, 5).join('; ')}`);
      await page.close();
    }
    expect(found).toEqual([]);
  });
}

const domain = 'default';

/** Runs before a page's own scripts: adds up how far its parts move. */
function sumShifts(): void {
  const moved = { by: 0 };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) moved.by += (shift as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('UIX-05 a page whose data changed on its way is corrected without moving', async ({
  context,
  page,
  request,
  email,
}) => {
  const member = await newMember(context, domain, email, { firstName: 'Philippa' });
  await page.clock.install();
  await page.addInitScript(sumShifts);
  const held: Route[] = [];
  let arrives = false;
  await page.route('**/*.js', (route) => {
    if (arrives) return route.continue();
    held.push(route);
    return undefined;
  });
  await page.goto(at('/my_communities', domain), { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Philippa');
  await changeProfile(request, domain, member, { firstName: 'Francesca' });
  arrives = true;
  for (const route of held) await route.continue();
  const isTakenOver = () =>
    Object.keys(document.querySelector('h1')!).some((key) => key.startsWith('__reactProps$'));
  await page.waitForFunction(isTakenOver);
  // The data are a minute old when the member looks at the page again.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(heading).toContainText('Francesca');
  const by = await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
  expect(by).toBeLessThanOrEqual(0.02);
});

test('SES-01 a tab of one member becomes a page of the other who signs in beside it', async ({
  context,
  page,
  email,
}) => {
  await newMember(context, domain, email, { firstName: 'Philippa' });
  await page.goto(at('/my_communities', domain));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Philippa');
  await newMember(context, domain, `other-${email}`, { firstName: 'Quentin' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quentin');
  await expect(page.locator('body')).not.toContainText('Philippa');
  const response = await page.reload();
  expect(await response?.text()).not.toContain('Philippa');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quentin');
});

test('SES-01 a page of another session than the browser’s shows nothing of it', async ({
  context,
  page,
  email,
  silence,
}) => {
  silence.allow(/status of 401/);
  await newMember(context, domain, email, { firstName: 'Philippa' });
  // The page was on its way when another tab signed in.
  await page.addInitScript(() => localStorage.setItem('token', 'other.secret'));
  const response = await page.goto(at('/my_communities', domain));
  expect(await response?.text()).toContain('Philippa');
  await expect(page.getByRole('heading', { level: 1, name: texts('en').auth.login.title })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Philippa');
});

test('SES-05 back after signing out shows nothing of the member, and asks for nothing', async ({
  context,
  page,
  email,
}) => {
  const { auth, common } = texts('en');
  await newMember(context, domain, email, { firstName: 'Philippa' });
  await page.goto(at('/my_communities', domain));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Philippa');
  await page.goto(at('/events', domain));
  await page.getByRole('banner').locator('a[href="/contacts"]').click();
  await expect(page).toHaveURL(at('/contacts', domain));
  const ended = page.waitForResponse((response) => response.url().includes('/api/current-user/sessions/'));
  await signOut(page);
  await ended;
  await expect(page).toHaveURL(at('/login', domain));

  const needed: string[] = [];
  page.on('request', (request) => {
    const { authorization, cookie = '' } = request.headers();
    if (authorization || /\bsession=/.test(cookie)) needed.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) needed.push(`${response.status()} ${response.url()}`);
  });
  const signIn = page.getByRole('heading', { level: 1, name: auth.login.title });
  // A screen of the same page.
  await page.goBack();
  await expect(signIn).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Philippa');
  // Another page.
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('link', { name: common.header.signIn })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Philippa');
  await page.waitForLoadState('networkidle');
  expect(needed).toEqual([]);
});

test('SES-01 a browser that signed in by itself gets the next page with its data', async ({
  context,
  page,
  email,
}) => {
  const { auth } = texts('en');
  await newMember(context, domain, email, { firstName: 'Philippa' });
  await context.clearCookies();
  await page.goto(at('/login', domain));
  await page.evaluate(() => localStorage.clear());
  await page.goto(at('/login', domain));
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: auth.login.submit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Philippa');
  const response = await page.reload();
  expect(await response?.text()).toContain('Philippa');
});
