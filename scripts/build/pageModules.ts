import { join } from 'node:path';
import { isBuilt, isManagers, routeNames, rowOf, type ScreenName } from '../../src/lib/routes.ts';
import { screenCalls, tabCalls } from '../../src/server/modules/page/screenCalls.ts';
import { callValidators } from './callValidators.ts';
import { userValidators } from '../../src/server/modules/page/firstModules.ts';
import { readScreens } from './readScreens.ts';

/** The entry code of every page. It includes the first view of the welcome page. */
const shell = ['main.tsx', 'shell/landing/WelcomeScreen.tsx', 'shell/layout/DonationButton.tsx'];

/** Modules that every page of a signed-in user also loads, and those that start and end a session. */
const member = [
  'shell/boot/memberStart.ts',
  'shell/layout/MemberActions.tsx',
  'shell/layout/MemberParts.tsx',
  'shell/navigation/HeaderTabs.tsx',
  'shell/routing/MemberGate.tsx',
  // At an unknown address the server names the files of a signed-in user's home, and the client shows this screen.
  'shell/routing/NotFoundScreen.tsx',
  'shell/session/enter.ts',
  'shell/session/signOut.ts',
];

/** The name of what every page of a member loads once it is idle. */
export const idle = 'idle';

/** The connection for events. */
const live = 'shell/chat/liveChats.ts';

/** The frame of the managers' screens. */
const manager = ['shell/navigation/ManagerNavigation.tsx'];

/**
 * Parts that a member's screen begins with if there is something to show in them. With them it is a page of its own, so
 * that it has no more files than any other.
 */
const parts: Readonly<Partial<Record<ScreenName, Readonly<Record<string, readonly string[]>>>>> = {
  home: {
    'home with what waits': ['features/home/waits/WhatWaits.tsx'],
    'home with meetings and connections': [
      'features/home/waits/WhatWaits.tsx',
      'features/home/waits/Meetings.tsx',
      'components/meeting/PickTime.tsx',
      'components/introduction/ConnectedCard.tsx',
    ],
    'home with requests': ['features/home/Requests.tsx'],
  },
  participant: {
    'participant with actions': [
      'features/profile/view/relation/PageActions.tsx',
      'features/profile/view/relation/RelationDetails.tsx',
    ],
  },
};

/** Whether a page is that of a signed-in user which came without its data. Most come with them. */
export const isWithoutData = (page: string): boolean => page.includes(' without data');

/** The end of the name of a signed-in user's page. */
export const signedIn = ' signed in';

/**
 * The ids of the modules that each page begins with, without what they import. Each screen of the table of routes is one
 * page for visitors and one for signed-in users, where both reach it. A page of a signed-in user is two: with data it
 * needs no validators. Beside the pages, there is what each loads later by itself (`idle`).
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
    const validators = validatorsOf(calls);
    const own = [...shell, screens[screen]?.module ?? ''];
    const add = (page: string, modules: readonly string[]) => {
      const checked = [...own, ...member, ...modules, ...userValidators, ...validators];
      pages[page + signedIn] = inSrc([...own, ...member, ...modules]);
      pages[`${page} without data${signedIn}`] = inSrc(checked);
    };
    // If the screen loads the user, the visitor's page is part of the member's.
    const isForMembers = audience.some((who) => who !== 'anonymous');
    if (!isForMembers || !needsUser) pages[screen] = inSrc([...own, ...validators]);
    if (isManagers(name)) add(`${screen} of managers`, manager);
    else if (isForMembers) add(screen, []);
    for (const [page, modules] of Object.entries(parts[screen] ?? {})) add(page, modules);
  }
  pages[idle] = inSrc([live]);
  return pages;
}
