import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { rowOf, type Audience, type BuiltRoute } from '../../src/lib/routes';
import { builtRoutes, examplePath, reaches } from '../support/routes';
import { call } from './support/api';
import { at } from './support/environment';
import { loadingOf } from './support/rounds';
import { demoPassword, logIn, register, remember } from './support/signIn';
import { expect, test } from './support/test';

/** It has every kind of page: partner pages, a survey, documents by country. */
const domain = 'krug.example';

/** What a page may need on a slow phone: scripts, then data; and how far it may move meanwhile. */
const most = { scripts: 8, rounds: 2, shift: 0.02 };

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const everybody = ['visitor', 'member', 'newcomer'] as const;
type Who = (typeof everybody)[number];

const audience: Record<Who, Audience> = { visitor: 'anonymous', member: 'member', newcomer: 'member' };

/** The routes that somebody is not led away from; those of a member count as a member's. */
const isFor = (who: Who, route: BuiltRoute): boolean =>
  reaches(audience[who], route) && (rowOf(route).gate === 'newcomer') === (who === 'newcomer');

interface Init {
  participant: { slug: string };
  invitationId: string;
}

async function initOf(request: APIRequestContext, token: string): Promise<Init> {
  const answer = await call(request, '/api/init', { method: 'POST', domain, token });
  return (await answer.json()) as Init;
}

/** The address of a route at which there is somebody or something. */
function addressOf(route: BuiltRoute, { participant, invitationId }: Init): string {
  const path: Partial<Record<BuiltRoute, string>> = {
    participant: `/u/${participant.slug}`,
    invitation: `/invite?id=${invitationId}`,
    confirmRecovery: '/confirm-recovery?code=x',
    authMagic: '/auth-magic?url_auth_token=x',
    confirmed: '/confirmed?code=x',
  };
  return at(path[route] ?? examplePath(route), domain);
}

/** What of a page is more than it may be; a line each. */
async function findings(
  context: BrowserContext,
  address: string,
  size: (typeof sizes)[number],
): Promise<string[]> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  const { rounds, scripts, shift, moved } = await loadingOf(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
  const name = `${new URL(address).pathname} at ${size.width} px`;
  return [
    ...(scripts.length > most.scripts ? [`${name} has ${scripts.length} scripts: ${scripts.join(' ')}`] : []),
    ...(rounds.length > most.rounds
      ? [`${name} comes in ${rounds.length} rounds: ${JSON.stringify(rounds)}`]
      : []),
    ...(shift > most.shift ? [`${name} moves by ${shift.toFixed(3)}: ${moved.join('; ')}`] : []),
  ];
}

for (const who of everybody) {
  test(`UIX-05 every page of a ${who} comes in two rounds of at most eight scripts, and stands`, async ({
    context,
    page,
    request,
    email,
    silence,
  }) => {
    // What is not there, or no longer good, is part of some screens.
    silence.allow(/status of (400|404)/);
    const member = await logIn(request, { email: `member@${domain}`, password: demoPassword }, domain);
    if (who === 'member') await remember(context, member, domain);
    if (who === 'newcomer') {
      await register(request, email, domain);
      await remember(context, await logIn(request, { email }, domain), domain);
    }
    if (who !== 'visitor') {
      // A browser that was signed in before has heard whose session it is.
      await page.goto(at('/my_communities', domain));
      await page.waitForFunction(() => localStorage.getItem('authorities'));
    }
    const init = await initOf(request, member);
    const found: string[] = [];
    for (const route of builtRoutes.filter((route) => isFor(who, route))) {
      for (const size of sizes) found.push(...(await findings(context, addressOf(route, init), size)));
    }
    expect(found).toEqual([]);
  });
}

test('UIX-05 every screen there is was looked at', () => {
  const missed = builtRoutes.filter((route) => !everybody.some((who) => isFor(who, route)));
  expect(missed).toEqual([]);
});
