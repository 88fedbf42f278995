import { join } from 'node:path';
import type { APIRequestContext, BrowserContext, Page, Route } from '@playwright/test';
import { contactsPath, contactTabs } from '../../src/lib/contactTabs';
import { isManagers, rowOf, type Audience, type BuiltRoute } from '../../src/lib/routes';
import { builtDir } from '../../scripts/support/dist';
import { addressesOf, readPageFiles } from '../../src/server/modules/page/pageFiles';
import { builtRoutes, examplePath, reaches } from '../support/routes';
import type { Chats } from '../../src/generated/api/chat';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { at, environment } from './support/environment';
import { newMember } from './support/members';
import { loadingOf, type AnswerOrder } from './support/rounds';
import { eventOf } from './support/events';
import { demoPassword, password, signIn, register, remember, signedIn } from './support/signIn';
import { expect, test } from './support/test';

/** It has every kind of page: partner pages, a survey, documents by country. */
const domain = 'krug.example';

/** Limits of a page on a slow phone: scripts, then data, and layout shift. */
const most = { scripts: 8, rounds: 2, shift: 0.02 };

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** pageData.spec.ts opens these on a desktop, where they come in fewer rounds and move as little. */
const openedOnDesktop: readonly BuiltRoute[] = [
  'myCommunities',
  'contacts',
  'bookmarks',
  'events',
  'event',
  'participant',
  'profile',
  'account',
  'subscriptions',
  'participants',
  'admin',
  'members',
  'admissions',
  'reports',
  'pendingIntros',
  'audit',
];

/** The routes for administrators only, some of them on the managers' side. */
const isAdministrators = (route: BuiltRoute): boolean =>
  reaches('admin', route) && !reaches('manager', route) && !reaches('anonymous', route);

const everybody = ['visitor', 'member', 'newcomer', 'manager', 'administrator'] as const;
type Who = (typeof everybody)[number];

const audience: Record<Who, Audience> = {
  visitor: 'anonymous',
  member: 'member',
  newcomer: 'member',
  manager: 'manager',
  administrator: 'admin',
};

/** The routes that a person is not redirected from. Each is tested once, as the first of these people who may open it. */
const isFor = (who: Who, route: BuiltRoute): boolean =>
  reaches(audience[who], route) &&
  (rowOf(route).gate === 'newcomer') === (who === 'newcomer') &&
  isAdministrators(route) === (who === 'administrator') &&
  (isManagers(route) && !isAdministrators(route)) === (who === 'manager');

interface Init {
  participant: { slug: string };
  invitationId: string;
}

/** Existing things for the parameters of an address. */
type Known = Init & { eventId: string; chatId: string };

async function initOf(request: APIRequestContext, token: string): Promise<Init> {
  const answer = await call(request, '/api/init', { method: 'POST', domain, token });
  return (await answer.json()) as Init;
}

/** The latest chat of a demo member. */
async function chatOf(request: APIRequestContext, token: string): Promise<string> {
  const answer = await call(request, '/api/chats', { domain, token });
  const [latest] = ((await answer.json()) as Chats).chats;
  return latest!.chat.id;
}

/** The address of a route with existing parameters. */
function addressOf(route: BuiltRoute, { participant, invitationId, eventId, chatId }: Known): string {
  const path: Partial<Record<BuiltRoute, string>> = {
    participant: `/u/${participant.slug}`,
    chat: `/chats/${chatId}`,
    event: `/event/${eventId}`,
    editEvent: `/event/${eventId}/edit`,
    checkIn: `/event/${eventId}/check-in`,
    managedEvent: `/admin/events/${eventId}`,
    editManagedEvent: `/admin/events/${eventId}/edit`,
    invitation: `/invite?id=${invitationId}`,
    confirmRecovery: '/confirm-recovery?code=x',
    authMagic: '/auth-magic?url_auth_token=x',
    confirmed: '/confirmed?code=x',
  };
  return at(path[route] ?? examplePath(route), domain);
}

type Size = typeof phone;

/** The loading of a page at a size; `look` checks its content before it is closed. */
async function openedAt(
  context: BrowserContext,
  address: string,
  size: Size,
  { order, look }: { order?: AnswerOrder; look?: (page: Page) => Promise<void> } = {},
) {
  const page = await context.newPage();
  // What loads once a page is idle is no part of it: other screens, and the connection for chats.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.setViewportSize(size);
  const loading = await loadingOf(page, address, order);
  await look?.(page);
  await page.close();
  const { shift, moved } = loading;
  const movement = shift > most.shift ? [`moves by ${shift.toFixed(3)}: ${moved.join('; ')}`] : [];
  return { ...loading, movement };
}

const isCall = (path: string): boolean => path.startsWith('/api/');

/** The exceeded limits of a page, one line each. */
async function findings(context: BrowserContext, address: string, size: Size): Promise<string[]> {
  const { rounds, scripts, movement } = await openedAt(context, address, size, {
    look: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  });
  // The order of several answers does not depend on the page.
  const hasOrder = rounds.some((round) => round.filter(isCall).length > 1);
  const otherwise = hasOrder ? await openedAt(context, address, size, { order: 'lastFirst' }) : undefined;
  const calls = rounds.flat().filter(isCall);
  const twice = calls.filter((path, index) => calls.indexOf(path) !== index);
  const { pathname, search } = new URL(address);
  return [
    ...(twice.length > 0 ? [`asks twice: ${twice.join(' ')}`] : []),
    ...(scripts.length > most.scripts ? [`has ${scripts.length} scripts: ${scripts.join(' ')}`] : []),
    ...(rounds.length > most.rounds ? [`comes in ${rounds.length} rounds: ${JSON.stringify(rounds)}`] : []),
    ...movement,
    ...(otherwise?.movement.map((line) => `${line} (the last call answered first)`) ?? []),
  ].map((line) => `${pathname}${search} at ${size.width} px ${line}`);
}

for (const who of everybody) {
  test(`UIX-05 ${who}: every page comes in ${most.rounds} rounds of at most ${most.scripts} scripts, and stands`, async ({
    context,
    page,
    request,
    email,
    silence,
  }) => {
    // Missing and expired things are part of some screens.
    silence.allow(/status of (400|404)/);
    const member = await signIn(request, { email: `member@${domain}`, password: demoPassword }, domain);
    if (who === 'member') await remember(context, member, domain);
    if (who === 'manager') {
      const account = { email: `manager@${domain}`, password: demoPassword };
      await remember(context, await signIn(request, account, domain), domain);
    }
    if (who === 'administrator') {
      const path = `/api/auth/register-admin?secret=${environment().adminSecret}`;
      const made = await call(request, path, { method: 'POST', data: { email, password } });
      expect(made.status(), await made.text()).toBe(200);
      await remember(context, await signIn(request, { email }, domain), domain);
    }
    if (who === 'newcomer') {
      await register(request, email, domain);
      await remember(context, await signIn(request, { email }, domain), domain);
    }
    if (who !== 'visitor') {
      // A browser that was signed in before knows its user.
      await page.goto(at('/my_communities', domain));
      await page.waitForFunction(() => localStorage.getItem('authorities'));
    }
    const known: Known = {
      ...(await initOf(request, member)),
      eventId: await eventOf(request, { token: member, domain }),
      chatId: await chatOf(request, member),
    };
    const found: string[] = [];
    for (const route of builtRoutes.filter((route) => isFor(who, route))) {
      const sizes = openedOnDesktop.includes(route) ? [phone] : [phone, desktop];
      for (const size of sizes) found.push(...(await findings(context, addressOf(route, known), size)));
    }
    expect(found).toEqual([]);
  });
}

test('UIX-05 CON-01 every list of contacts comes in two rounds, wherever its link was followed', async ({
  page,
  context,
}) => {
  await signedIn(context, domain);
  await page.goto(at('/my_communities', domain));
  await page.waitForFunction(() => localStorage.getItem('authorities'));
  const found: string[] = [];
  for (const tab of contactTabs)
    found.push(...(await findings(context, at(contactsPath(tab), domain), phone)));
  expect(found).toEqual([]);
});

/** How far a page moves by itself, on a phone and on a desktop, where that is too far; a line each. */
async function moves(context: BrowserContext, address: string, leadsTo = address): Promise<string[]> {
  const found: string[] = [];
  for (const size of [phone, desktop]) {
    const { movement } = await openedAt(context, address, size, {
      look: (page) => expect(page).toHaveURL(leadsTo),
    });
    found.push(...movement.map((line) => `${address} at ${size.width} px ${line}`));
  }
  return found;
}

test('UIX-05 home stands for a member whose address is not confirmed', async ({ context, email }) => {
  await newMember(context, domain, email, { firstName: 'Wolfeschlegelsteinhausenbergerdorff' });
  expect(await moves(context, at('/my_communities', domain))).toEqual([]);
});

test('UIX-05 SES-03 home, and the profile it leads to, stand for who is not admitted', async ({
  context,
  email,
}) => {
  const community = copyCommunity(domain);
  community.edit('community.json', (json) => (json.admission = 'approval'));
  await newMember(context, community.domain, email);
  const profile = at('/profile', community.domain);
  expect(await moves(context, at('/my_communities', community.domain), profile)).toEqual([]);
  expect(await moves(context, profile)).toEqual([]);
});

test('UIX-05 AUT-07 the pages of signing up stand for who was invited', async ({
  page,
  context,
  request,
}) => {
  const member = await signIn(request, { email: `member@${domain}`, password: demoPassword }, domain);
  const { invitationId } = await initOf(request, member);
  await page.goto(at(`/invite?id=${invitationId}`, domain));
  await page.waitForFunction(() => localStorage.getItem('inviter'));
  const found: string[] = [];
  for (const path of ['/login', '/registration', '/recovery'] as const) {
    found.push(...(await moves(context, at(path, domain))));
  }
  expect(found).toEqual([]);
});

test('UIX-05 every screen there is was looked at', () => {
  const missed = builtRoutes.filter((route) => !everybody.some((who) => isFor(who, route)));
  expect(missed).toEqual([]);
});

test('UIX-05 fonts that come after the text move nothing, and are shown by the next screen', async ({
  page,
  context,
}) => {
  await signedIn(context, domain);
  const held: Route[] = [];
  let holds = true;
  await page.route(/\.woff2$/, (route) => (holds ? void held.push(route) : route.continue()));
  await page.goto(at('/my_communities', domain), { waitUntil: 'commit' });
  const link = page.getByRole('main').locator('a[href="/profile"]').first();
  await expect(link).toBeVisible();
  const width = () =>
    page.evaluate(() => {
      const probe = document.createElement('span');
      // Large: at the size of a text, letters of the two fonts are rounded to the same width.
      probe.style.cssText = 'position:absolute;white-space:nowrap;font:400px var(--font-body)';
      probe.textContent = 'ЖЖЖЖЖЖЖЖиииииииии';
      document.body.append(probe);
      const { offsetWidth } = probe;
      probe.remove();
      return offsetWidth;
    });
  const without = await width();
  holds = false;
  await Promise.all(held.map((route) => route.continue()));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The page has its code, too: without it the link leads to a page that begins anew.
  await page.waitForFunction(() => localStorage.getItem('fonts')?.endsWith('.woff2'));
  expect(await width()).toBe(without);
  await link.click();
  await expect(page).toHaveURL(at('/profile', domain));
  await expect.poll(width).not.toBe(without);
});

test('UIX-05 a member’s page asks for fonts after its code, and at once where the browser has had them', async ({
  page,
  context,
}) => {
  await signedIn(context, domain);
  const order: string[] = [];
  page.on('request', (request) => {
    const kind = /\.(js|woff2)$/.exec(new URL(request.url()).pathname)?.[1];
    if (kind) order.push(kind);
  });
  const preloaded = () => page.locator('head link[rel=preload][as=font]').count();
  await page.goto(at('/my_communities', domain));
  await page.waitForFunction(() => localStorage.getItem('fonts')?.endsWith('.woff2'));
  expect(order.indexOf('woff2')).toBeGreaterThan(order.indexOf('js'));
  expect(order.slice(0, order.indexOf('woff2')).length).toBeGreaterThan(4);
  expect(await preloaded()).toBe(0);
  await page.reload();
  await expect.poll(preloaded).toBeGreaterThan(0);
  await expect(page.locator('style[data-fonts]')).toHaveAttribute('media', 'all');
});

/** The files that the profile's screen needs beside those of every page, its own first. */
const profileFiles = (): string[] =>
  addressesOf(readPageFiles(join(builtDir(), 'client')), ['shell/profile/ProfileScreen.tsx']);

test('UIX-05 the next screen’s code is there before it is asked for', async ({ page, context }) => {
  await signedIn(context, domain);
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto(at('/my_communities', domain));
  const link = page.getByRole('main').locator('a[href="/profile"]').first();
  await expect(link).toBeVisible();
  // It may be on its way already: the browser has had time for it.
  await link.hover();
  const needed = profileFiles();
  await page.waitForFunction((files) => {
    const there = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return files.every((file) => there.includes(file)) && there.some((name) => /member-\w\w-/.test(name));
  }, needed);
  const before = scripts.length;
  await link.click();
  await expect(page).toHaveURL(at('/profile', domain));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  // The idle browser goes on with the other links of the page.
  const late = scripts
    .slice(before)
    .filter((url) => needed.includes(new URL(url).pathname) || /member-\w\w-/.test(url));
  expect(late).toEqual([]);
});

test('UIX-05 nothing is fetched ahead for who saves data', async ({ page, context }) => {
  await signedIn(context, domain);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(at('/my_communities', domain), { waitUntil: 'load' });
  const link = page.getByRole('main').locator('a[href="/profile"]').first();
  await link.hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const [screen = ''] = profileFiles();
  expect(asked.filter((url) => url.endsWith(screen))).toEqual([]);
});

/** The addresses of the page's requests, once it has fetched its own later files: then it goes on with other screens. */
async function openHome(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(at('/my_communities', domain));
  await expect(page.getByRole('main').locator('a[href="/profile"]').first()).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('fonts')?.endsWith('.woff2'));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return asked;
}

test('UIX-05 a hidden tab fetches no other screen until it is shown', async ({ page, context }) => {
  await signedIn(context, domain);
  await page.addInitScript(() => {
    const tab = { state: 'hidden' };
    Object.defineProperty(document, 'visibilityState', { get: () => tab.state });
    Object.assign(window, {
      show: () => {
        tab.state = 'visible';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  const asked = await openHome(page);
  const [screen = ''] = profileFiles();
  expect(asked).not.toContain(screen);
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await expect.poll(() => asked).toContain(screen);
});

test('UIX-05 a slow connection fetches no other screen but that of a link that is pointed at', async ({
  page,
  context,
}) => {
  await signedIn(context, domain);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const asked = await openHome(page);
  const speed = () =>
    page.evaluate(
      () => (navigator as unknown as { connection: { effectiveType: string } }).connection.effectiveType,
    );
  expect(await speed()).toBe('3g');
  const [screen = ''] = profileFiles();
  expect(asked).not.toContain(screen);
  await page.getByRole('main').locator('a[href="/profile"]').first().hover();
  await expect.poll(() => asked).toContain(screen);
});
