import { join } from 'node:path';
import { isBuilt, isManagers, routeNames, rowOf, type ScreenName } from '../../src/lib/routes.ts';
import { screenCalls, tabCalls } from '../../src/server/modules/page/screenCalls.ts';
import { callValidators } from './callValidators.ts';
import { readScreens } from './readScreens.ts';

/** The entry code of every page. It includes the first view of the welcome page. */
const shell = ['main.tsx', 'shell/landing/WelcomeScreen.tsx', 'shell/layout/DonationButton.tsx'];

/** Modules that every page of a signed-in user also loads, and those that start and end a session. */
const member = [
  'shell/boot/memberStart.ts',
  'shell/layout/AccountMenu.tsx',
  'shell/layout/MemberParts.tsx',
  'shell/navigation/HeaderTabs.tsx',
  'shell/routing/MemberGate.tsx',
  // At an unknown address the server names the files of a signed-in user's home, and the client shows this screen.
  'shell/routing/NotFoundScreen.tsx',
  'shell/session/enter.ts',
  'shell/session/signOut.ts',
  'generated/api/client/validators/currentUser.Init.validator.js',
];

/** The frame of the managers' screens. */
const manager = ['shell/navigation/ManagerNavigation.tsx'];

/**
 * Parts that a member's screen begins with if there is something to show in them. With them it is a page of its own, so
 * that it has no more files than any other.
 */
const parts: Readonly<Partial<Record<ScreenName, readonly { name: string; modules: readonly string[] }[]>>> =
  {
    home: [
      {
        name: 'home with what waits',
        modules: ['features/home/waits/WhatWaits.tsx', 'components/meeting/PickTime.tsx'],
      },
      { name: 'home with requests', modules: ['features/home/Requests.tsx'] },
    ],
  };

/** The end of the name of a signed-in user's page. */
export const signedIn = ' signed in';

/**
 * The ids of the modules that each page begins with, without what they import. Each screen of the table of routes is one
 * page for visitors and one for signed-in users, where both reach it.
 */
export function pageModules(src: string): Record<string, string[]> {
  const screens = readScreens(src);
  const inSrc = (modules: readonly string[]) => modules.map((module) => join(src, module));
  const validatorsOf = callValidators(src);
  const pages: Record<string, string[]> = {};
  for (const name of routeNames.filter(isBuilt)) {
    const { audience, needsUser } = rowOf(name);
    const screen = rowOf(name).screen as ScreenName;
    const calls = [...(screenCalls[screen] ?? []), ...Object.values(tabCalls[screen] ?? {}).flat()];
    const own = [...shell, screens[screen]?.module ?? '', ...validatorsOf(calls)];
    // If the screen loads the user, the visitor's page is part of the member's.
    const isForMembers = audience.some((who) => who !== 'anonymous');
    if (!isForMembers || !needsUser) pages[screen] = inSrc(own);
    if (isManagers(name)) pages[`${screen} of managers${signedIn}`] = inSrc([...own, ...member, ...manager]);
    else if (isForMembers) pages[screen + signedIn] = inSrc([...own, ...member]);
    for (const more of parts[screen] ?? []) {
      pages[more.name + signedIn] = inSrc([...own, ...member, ...more.modules]);
    }
  }
  return pages;
}
