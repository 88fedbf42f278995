import { botChatParameter } from './botChatParameter';

/** The role of the user. A manager has the screens of members and managers, an administrator only those of managers. */
export type Audience = 'anonymous' | 'member' | 'manager' | 'admin';

/**
 * What a signed-in user must have done to open a screen; others are redirected (SES-03).
 * `none`: open to all; `newcomer`: only users who are not participants yet; `participant`: all participants;
 * `admitted`: participants who were admitted to the community.
 */
export type Gate = 'none' | 'newcomer' | 'participant' | 'admitted';

/**
 * What the server answers for a path in addition to the page that every path gets. A request with a session gets the
 * screen rendered without data.
 */
type PageKind =
  /** Nothing is rendered for visitors: the frame, which the client fills. */
  | 'plain'
  /** Its screen is rendered for visitors, too. */
  | 'rendered'
  /** The same, with a description and an image of its own in the head. */
  | 'card'
  /** So it is, and nothing is there: 404. */
  | 'missing';

/** One screen of the site: everything that is decided by the path alone. */
interface Route {
  /** Parameters are in braces. */
  path: `/${string}`;
  /** Who may open it (section 2.2 of the specification; ROU-02, ROU-03, ROU-04). */
  audience: readonly Audience[];
  gate: Gate;
  /**
   * Whether the session's user is loaded. Pages that an email links to and that start a session or end all of them do
   * not: an old session in this browser, perhaps long expired, must not redirect away from them (SES-07).
   */
  needsUser: boolean;
  /** Whether the header offers login and logout. It does not while a user is signing in (NAV-01). */
  signButtons: boolean;
  /** Whether the member's tabs are shown. They are not while a user is joining (NAV-04). */
  navigation: boolean;
  page: PageKind;
  /** Parameters of a user who returns from another site. The page is not rendered for them. */
  returns?: readonly string[];
  /** The screen; several paths may share it. Absent until it is built: the path is then treated as unknown. */
  screen?: string;
  /** The page of `partner.json` that a community must carry to have this path (CFG-14). */
  partner?: string;
  /** The switch of `community.json` without which a community has no such path (PAR-01). */
  needs?: string;
}

const usual = { gate: 'none', needsUser: true, signButtons: true, navigation: true, page: 'plain' } as const;
const rendered = { ...usual, page: 'rendered' } as const;
const forVisitors = { ...rendered, audience: ['anonymous'] } as const;
const forBoth = { ...rendered, audience: ['anonymous', 'member', 'manager'] } as const;
const forEveryone = { ...rendered, audience: ['anonymous', 'member', 'manager', 'admin'] } as const;
const forMembers = { ...usual, audience: ['member', 'manager'], gate: 'admitted' } as const;
const atCheckIn = { ...usual, audience: ['member', 'manager', 'admin'] } as const;
const forManagers = { ...usual, audience: ['manager', 'admin'] } as const;
const forAdministrators = { ...usual, audience: ['admin'] } as const;
const signingIn = { signButtons: false } as const;
const mailed = { signButtons: false, needsUser: false } as const;
const joining = { gate: 'newcomer', navigation: false, screen: 'onboarding' } as const;
const partner = { ...forMembers, screen: 'partner' } as const;

/**
 * Every path of the site, one row each, by name (section 2.1 of the specification). The title of a screen is under its
 * route's name in `i18n/<lang>/common.ts`, its code in a file `<Screen>Screen.tsx` of `shell`, which `npm run generate`
 * lists in `shell/routing/screens.ts`. A missing title or screen does not compile.
 */
export const routes = {
  welcome: { ...forVisitors, path: '/', screen: 'welcome' },
  login: { ...forVisitors, ...signingIn, path: '/login', returns: ['code', 'error'], screen: 'login' },
  registration: {
    ...forVisitors,
    ...signingIn,
    path: '/registration',
    returns: [botChatParameter],
    screen: 'registration',
  },
  recovery: { ...forVisitors, ...signingIn, path: '/recovery', screen: 'recovery' },
  confirmRecovery: { ...forBoth, ...mailed, path: '/confirm-recovery', screen: 'confirmRecovery' },
  authMagic: { ...forEveryone, ...mailed, path: '/auth-magic', screen: 'magicLink' },
  invitation: { ...forBoth, path: '/invite', screen: 'invitation' },
  oneTimeCode: { ...forVisitors, path: '/one-time-code', screen: 'oneTimeCode' },
  accountDeleted: { ...forVisitors, path: '/account-deleted', screen: 'accountDeleted' },
  questions: { ...forMembers, ...joining, path: '/questions' },
  onboarding: { ...forMembers, ...joining, path: '/onboarding' },
  lastStep: { ...forMembers, path: '/last-step', gate: 'none', navigation: false, screen: 'lastStep' },
  confirmed: { ...forBoth, ...signingIn, path: '/confirmed', navigation: false, screen: 'confirmed' },
  profile: { ...forMembers, path: '/profile', gate: 'participant', screen: 'profile' },
  account: { ...forMembers, path: '/account', gate: 'participant', screen: 'account' },
  myCommunities: { ...forMembers, path: '/my_communities', screen: 'home' },
  contacts: { ...forMembers, path: '/contacts', screen: 'contacts' },
  bookmarks: { ...forMembers, path: '/contacts/bookmarks', screen: 'bookmarks' },
  participants: { ...forMembers, path: '/participants', screen: 'directory', needs: 'transparent' },
  events: { ...forMembers, path: '/events', screen: 'events' },
  createEvent: { ...forMembers, path: '/event/create', screen: 'createEvent' },
  event: { ...forBoth, path: '/event/{eventId}', page: 'card', screen: 'event' },
  editEvent: { ...forMembers, path: '/event/{eventId}/edit', screen: 'editEvent' },
  checkIn: { ...atCheckIn, path: '/event/{eventId}/check-in', screen: 'checkIn' },
  participant: { ...forBoth, path: '/u/{slug}', page: 'card', screen: 'participant' },
  chats: { ...forMembers, path: '/chats', screen: 'chats', needs: 'chat' },
  chat: { ...forMembers, path: '/chats/{chatId}', screen: 'chat', needs: 'chat' },
  subscriptions: { ...forMembers, path: '/subscriptions', screen: 'subscriptions' },
  settings: { ...forManagers, path: '/settings' },
  scoreMatch: { ...forManagers, path: '/score-match' },
  dashboard: { ...forManagers, path: '/dashboard' },
  notifications: { ...forManagers, path: '/notifications' },
  admin: { ...forManagers, path: '/admin', screen: 'adminHome' },
  managedEvent: { ...forAdministrators, path: '/admin/events/{eventId}', screen: 'managedEvent' },
  editManagedEvent: { ...forAdministrators, path: '/admin/events/{eventId}/edit', screen: 'editEvent' },
  welcomePreview: { ...forManagers, path: '/admin/welcome-page', screen: 'welcomePreview' },
  members: { ...forManagers, path: '/admin/members', screen: 'members' },
  admissions: { ...forManagers, path: '/admin/admissions', screen: 'admissions' },
  reports: { ...forManagers, path: '/admin/reports', screen: 'reports' },
  pendingIntros: { ...forManagers, path: '/admin/introductions', screen: 'pendingIntros' },
  audit: { ...forManagers, path: '/admin/audit', screen: 'audit' },
  partnerServices: { ...partner, path: '/partner/services', partner: 'services' },
  partnerEducation: { ...partner, path: '/partner/education', partner: 'education' },
  partnerContacts: { ...partner, path: '/partner/contacts', partner: 'contacts' },
  partnerEvents: { ...partner, path: '/partner/events', partner: 'events' },
  partnerEarnings: { ...partner, path: '/partner/earnings', partner: 'earnings' },
  partnerCareer: { ...partner, path: '/partner/career', partner: 'career' },
  notFound: { ...forEveryone, path: '/not-found', page: 'missing', screen: 'notFound' },
} as const satisfies Record<string, Route>;

type Routes = typeof routes;

export type RouteName = keyof Routes;

/** The names of screens. */
export type ScreenName = Extract<Routes[RouteName], { screen: string }>['screen'];

/** The routes whose screens exist. */
export type BuiltRoute = {
  [Name in RouteName]: Routes[Name] extends { screen: string } ? Name : never;
}[RouteName];

/** The routes of pages with a description of their own. */
export type CardRoute = {
  [Name in RouteName]: Routes[Name] extends { page: 'card' } ? Name : never;
}[RouteName];

/** The switches of `community.json` that paths need. */
export type RouteSwitch = Extract<Routes[RouteName], { needs: string }>['needs'];

/** The pages of `partner.json` that have a path. */
export type PartnerRowPage = Extract<Routes[RouteName], { partner: string }>['partner'];

type ParamsIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;

/** The decoded parameters of a path. */
export type RouteParams<Name extends RouteName> = Readonly<Record<ParamsIn<Routes[Name]['path']>, string>>;

/** The routes without parameters. */
export type FixedRoute = {
  [Name in RouteName]: ParamsIn<Routes[Name]['path']> extends never ? Name : never;
}[RouteName];

export const routeNames = Object.keys(routes) as RouteName[];

/** The row of a route with its optional keys. */
export const rowOf = (name: RouteName): Route => routes[name];

const isFixed = (name: RouteName): name is FixedRoute => !rowOf(name).path.includes('{');

/** The paths without parameters; `pathTo` has the others. */
export const routePaths = Object.fromEntries(
  routeNames.filter(isFixed).map((name) => [name, routes[name].path]),
) as { readonly [Name in FixedRoute]: Routes[Name]['path'] };

export const isBuilt = (name: RouteName): name is BuiltRoute => rowOf(name).screen !== undefined;

/** Whether a route belongs to the managers' side, which no visitor or member may open. */
export const isManagers = (name: RouteName | undefined): boolean =>
  name !== undefined && rowOf(name).audience.every((who) => who === 'manager' || who === 'admin');

/** The audience for which the server renders a route's page for a signed-in user who is not known yet. */
export const renderedFor = (name: RouteName | undefined): Exclude<Audience, 'anonymous'> => {
  if (!name || !isManagers(name)) return 'member';
  return rowOf(name).audience.includes('manager') ? 'manager' : 'admin';
};

/** Whether a page loads the session's user. An unknown path does, because it redirects to the user's home. */
export const needsUser = (name: RouteName | undefined): boolean => !name || rowOf(name).needsUser;
