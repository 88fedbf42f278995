import { pathTo } from '../../../src/lib/pathTo';
import { isBuilt, routeNames, rowOf, type BuiltRoute } from '../../../src/lib/routes';
import type { Person } from './accounts';
import type { Known } from './known';

/** Whose browser opens a page. */
export type Who = 'visitor' | Person;

interface Page {
  who: Who;
  /** The communities where it is measured. */
  in: readonly string[];
  /** With parameters that exist. By default the path of the route. */
  path?: (known: Known) => string;
  /** Maximum ratio of its largest paint to that of the comparison. Absent: it is only printed. */
  limit?: number;
  /** What it is compared with, if not the empty React page: the same page without scripts. */
  beside?: 'static';
}

/** A page in one community. */
export interface Row extends Omit<Page, 'in' | 'path'> {
  name: string;
  domain: string;
  path: (known: Known) => string;
}

const both = ['default', 'hearth.example'];
/** Where members see each other, and partners have pages. */
const circle = ['krug.example'];

const visitors = { who: 'visitor', in: both, limit: 1 } as const;
/** Their content depends on what only the browser knows, or on a code. */
const afterEmail = { who: 'visitor', in: both } as const;
const members = { who: 'member', in: both, limit: 0.85 } as const;
const managers = { who: 'manager', in: both, limit: 1 } as const;
const partner = { who: 'member', in: circle, limit: 1 } as const;

/** A page of each route that has a screen. A missing one does not compile. */
const pages: Readonly<Record<BuiltRoute, Page>> = {
  welcome: { who: 'visitor', in: both, limit: 1.2, beside: 'static' },
  login: visitors,
  registration: visitors,
  recovery: visitors,
  confirmRecovery: { ...afterEmail, path: () => '/confirm-recovery?code=x' },
  authMagic: { ...afterEmail, path: () => '/auth-magic?url_auth_token=x' },
  invitation: {
    who: 'visitor',
    in: both,
    path: ({ invitationId }) => `/invite?id=${encodeURIComponent(invitationId)}`,
  },
  oneTimeCode: afterEmail,
  accountDeleted: visitors,
  questions: { who: 'newcomer', in: both },
  onboarding: { who: 'joining', in: both },
  lastStep: { ...members, limit: 1 },
  confirmed: { ...afterEmail, path: () => '/confirmed?code=x' },
  profile: members,
  account: members,
  subscriptions: members,
  myCommunities: members,
  chats: members,
  chat: { ...members, path: ({ chatId }) => pathTo('chat', { chatId }) },
  contacts: members,
  bookmarks: { ...members, limit: 1 },
  participants: { ...members, in: circle },
  events: members,
  createEvent: { who: 'member', in: both },
  event: { ...members, limit: 0.8, path: ({ eventId }) => pathTo('event', { eventId }) },
  editEvent: {
    who: 'member',
    in: both,
    path: ({ ownEventId }) => pathTo('editEvent', { eventId: ownEventId }),
  },
  checkIn: { who: 'member', in: both, path: ({ ownEventId }) => pathTo('checkIn', { eventId: ownEventId }) },
  participant: { ...members, path: ({ slug }) => pathTo('participant', { slug }) },
  admin: managers,
  managedEvent: {
    who: 'administrator',
    in: both,
    path: ({ eventId }) => pathTo('managedEvent', { eventId }),
  },
  editManagedEvent: {
    who: 'administrator',
    in: both,
    path: ({ eventId }) => pathTo('editManagedEvent', { eventId }),
  },
  members: managers,
  // Only where managers admit members does anybody wait.
  admissions: { ...managers, in: ['hearth.example'] },
  reports: managers,
  pendingIntros: managers,
  welcomePreview: managers,
  audit: managers,
  partnerServices: partner,
  partnerEducation: partner,
  partnerContacts: partner,
  partnerEvents: partner,
  partnerEarnings: partner,
  partnerCareer: partner,
  notFound: visitors,
};

/** Tabs that are as much as a page. */
const tabs: Readonly<Record<string, Page & Required<Pick<Page, 'path'>>>> = {
  requests: { ...members, in: circle, path: () => '/my_communities?tab=requests' },
};

const rowsOf = (name: string, { in: domains, path, ...page }: Page, ownPath: string): Row[] =>
  domains.map((domain) => ({ ...page, name, domain, path: path ?? (() => ownPath) }));

/** Throws if a route has a screen and no page here: scripts run without a check of their types. */
function requireAll(): void {
  const missing = routeNames.filter((name) => isBuilt(name) && !(name in pages));
  if (missing.length === 0) return;
  throw new Error(
    `These routes have a screen and no page in scripts/bench/page/pages.ts: ${missing.join(', ')}`,
  );
}

/** The pages to measure, or those with this name: a route's or a tab's. Throws if there is none. */
export function pageRows(only?: string): Row[] {
  requireAll();
  const rows = [
    ...(Object.entries(pages) as [BuiltRoute, Page][]).flatMap(([name, page]) =>
      rowsOf(name, page, rowOf(name).path),
    ),
    ...Object.entries(tabs).flatMap(([name, tab]) => rowsOf(name, tab, '')),
  ];
  const chosen = only === undefined ? rows : rows.filter(({ name }) => name === only);
  if (chosen.length > 0) return chosen;
  const names = [...new Set(rows.map(({ name }) => name))];
  throw new Error(`There is no page '${only}'. Pages: ${names.join(', ')}`);
}
