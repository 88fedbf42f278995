/** Who stands before a screen: a manager has a member's screens and the managers', an administrator the managers' alone. */
export type Audience = 'anonymous' | 'member' | 'manager' | 'admin';

/**
 * What somebody signed in has to have behind them; who has not is led elsewhere (SES-03).
 * `none`: open to all; `newcomer`: only who is not a participant yet; `participant`: whoever is one; `admitted`:
 * participants whom the community has let in.
 */
export type Gate = 'none' | 'newcomer' | 'participant' | 'admitted';

/**
 * What the server says of a path beyond the page every path gets. Whoever comes with a session gets the screen rendered
 * as far as it is known without data.
 */
type PageKind =
  /** Nothing to visitors: the frame, which the client fills. */
  | 'plain'
  /** Its screen is rendered for visitors, too. */
  | 'rendered'
  /** So it is, and its head has words and a picture of its own. */
  | 'card'
  /** So it is, and nothing is there: 404. */
  | 'missing';

/** One screen of the site: everything that is decided by the path alone. */
interface Route {
  /** A parameter stands in braces. */
  path: `/${string}`;
  /** Who reaches it (section 2.2 of the specification; ROU-02, ROU-03, ROU-04). */
  audience: readonly Audience[];
  gate: Gate;
  /**
   * Whether the user of the session there is, is loaded. Not on pages that a mailed link opens and that begin a session
   * or end all of them: an old session in this browser, perhaps long expired, must not lead away from them (SES-07).
   */
  needsUser: boolean;
  /** Whether the header offers login and logout: not where somebody is busy signing in (NAV-01). */
  signButtons: boolean;
  /** Whether a member's tabs are there: not where somebody is busy becoming one (NAV-04). */
  navigation: boolean;
  page: PageKind;
  /** Parameters that somebody comes back with from elsewhere, to another page: it is not rendered. */
  returns?: readonly string[];
  /** What is shown; several paths may share it. Absent until it is built: the path then leads where an unknown one leads. */
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
 * Every path of the site, one row each, by name (section 2.1 of the specification). The title of a screen stands under
 * its route's name in `i18n/<lang>/common.ts`, its code in a file `<Screen>Screen.tsx` of `shell`, which `npm run
 * generate` lists in `shell/routing/screens.ts`: what is missing does not compile.
 */
export const routes = {
  welcome: { ...forVisitors, path: '/', screen: 'welcome' },
  login: { ...forVisitors, ...signingIn, path: '/login', returns: ['code', 'error'], screen: 'login' },
  registration: { ...forVisitors, ...signingIn, path: '/registration', screen: 'registration' },
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
  chats: { ...forMembers, path: '/chats' },
  chat: { ...forMembers, path: '/chats/{chatId}' },
  subscriptions: { ...forMembers, path: '/subscriptions' },
  settings: { ...forManagers, path: '/settings' },
  scoreMatch: { ...forManagers, path: '/score-match' },
  dashboard: { ...forManagers, path: '/dashboard' },
  notifications: { ...forManagers, path: '/notifications' },
  admin: { ...forManagers, path: '/admin', screen: 'adminHome' },
  managedEvent: { ...forAdministrators, path: '/admin/events/{eventId}', screen: 'managedEvent' },
  editManagedEvent: { ...forAdministrators, path: '/admin/events/{eventId}/edit', screen: 'editEvent' },
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

/** What there is to show, by name. */
export type ScreenName = Extract<Routes[RouteName], { screen: string }>['screen'];

/** The routes whose screens exist. */
export type BuiltRoute = {
  [Name in RouteName]: Routes[Name] extends { screen: string } ? Name : never;
}[RouteName];

/** The routes whose pages have words of their own. */
export type CardRoute = {
  [Name in RouteName]: Routes[Name] extends { page: 'card' } ? Name : never;
}[RouteName];

/** The switches of `community.json` that paths need. */
export type RouteSwitch = Extract<Routes[RouteName], { needs: string }>['needs'];

/** The pages of `partner.json` that have a path. */
export type PartnerRowPage = Extract<Routes[RouteName], { partner: string }>['partner'];

type ParamsIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;

/** What a path says besides the name of its screen, decoded. */
export type RouteParams<Name extends RouteName> = Readonly<Record<ParamsIn<Routes[Name]['path']>, string>>;

/** The routes whose paths need no more than their name. */
export type FixedRoute = {
  [Name in RouteName]: ParamsIn<Routes[Name]['path']> extends never ? Name : never;
}[RouteName];

export const routeNames = Object.keys(routes) as RouteName[];

/** The row of a route, whatever it leaves out. */
export const rowOf = (name: RouteName): Route => routes[name];

const isFixed = (name: RouteName): name is FixedRoute => !rowOf(name).path.includes('{');

/** The paths without parameters; `pathTo` has the others. */
export const routePaths = Object.fromEntries(
  routeNames.filter(isFixed).map((name) => [name, routes[name].path]),
) as { readonly [Name in FixedRoute]: Routes[Name]['path'] };

export const isBuilt = (name: RouteName): name is BuiltRoute => rowOf(name).screen !== undefined;

/** Whether a route is one of the managers' side: no visitor and no member reaches it. */
export const isManagers = (name: RouteName | undefined): boolean =>
  name !== undefined && rowOf(name).audience.every((who) => who === 'manager' || who === 'admin');

/** As whose a route's page is rendered for somebody signed in of whom nothing else is known. */
export const renderedFor = (name: RouteName | undefined): Exclude<Audience, 'anonymous'> => {
  if (!name || !isManagers(name)) return 'member';
  return rowOf(name).audience.includes('manager') ? 'manager' : 'admin';
};

/** Whether a page loads the user of the session there is. An unknown path does: who comes is led home from there. */
export const needsUser = (name: RouteName | undefined): boolean => !name || rowOf(name).needsUser;
