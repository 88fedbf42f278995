import { create } from 'zustand';
import { ownZone } from '../../lib/browserFacts';
import type { Audience } from '../../lib/routes';
import { writeCookie } from './cookie';
import { fields, type SessionData } from './fields';
import { readItem, writeItem } from './storage';

const names = Object.keys(fields) as (keyof SessionData)[];

const readField = <Name extends keyof SessionData>(name: Name): SessionData[Name] =>
  fields[name].read(readItem(fields[name].key));

const writeField = <Name extends keyof SessionData>(name: Name, value: SessionData[Name]): void =>
  writeItem(fields[name].key, fields[name].write(value));

const readAll = (): SessionData =>
  Object.fromEntries(names.map((name) => [name, readField(name)])) as unknown as SessionData;

/** The state on the server, and in the browser during hydration, without data that only a browser has. */
const unknown = Object.fromEntries(
  names.map((name) => [name, fields[name].read(null)]),
) as unknown as SessionData;

/** The browser's data about its user. Every change is stored immediately under the specification's keys (SES-09). */
export const useSession = create<SessionData>()(() => unknown);
useSession.setState(readAll());

/** What is known of the user while a page is rendered with their data. */
type KnownUser = Pick<SessionData, 'token' | 'authorities' | 'participantId' | 'isInside'>;

/** Sets the audience for rendering on the server and for hydration, or the user if the page has their data. */
export const renderAs = (audience: Audience, user?: KnownUser): void => {
  Object.assign(unknown, {
    token: audience === 'anonymous' ? null : 'somebody',
    authorities: `ROLE_${audience.toUpperCase()}`,
    participantId: null,
    isInside: false,
    ...user,
  });
};

/** The id of the session: the first part of its token. */
export const sessionId = (): string | undefined => useSession.getState().token?.split('.')[0];

/** Writes the cookies of the session again, which repairs outdated or dropped ones (SES-01): its id, and the time zone. */
export function storeSessionCookie(): void {
  const id = sessionId();
  writeCookie('session', id ?? null);
  writeCookie('zone', id ? ownZone() : null);
}

useSession.subscribe((now, before) => {
  for (const name of names) if (now[name] !== before[name]) writeField(name, now[name]);
  if (now.token !== before.token) storeSessionCookie();
});

/** Takes over what another window has stored. A page of another session is loaded again. */
function follow(reload = () => location.reload()): void {
  const before = sessionId();
  useSession.setState(readAll());
  if (before && sessionId() && sessionId() !== before) reload();
}

// Another window signed in or out: this one follows, also when the browser brings it back from its memory. Such a page
// becomes visible before `pageshow`, and what is visible asks for its data again: not with a session that has ended.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === localStorage) follow();
  });
  let isKept = false;
  const comeBack = () => {
    if (isKept && document.visibilityState === 'visible') follow();
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    isKept = persisted;
  });
  // In the capture phase, so that it runs before whatever asks for data.
  window.addEventListener('visibilitychange', comeBack, true);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
    isKept = false;
  });
}

/** Stores the answer of a sign-in: from here on the user is signed in (SES-01). */
export const startSession = ({ token, firstLogin }: { token: string; firstLogin: boolean }): void =>
  useSession.setState({ token, firstLogin, hasLoggedIn: true, participantId: null, isInside: false });

/** Clears what is stored of the user: token, cookie, authorities, participant, has_logged_in, answers, profile, firstLogin (SES-05). */
export const clearSession = (): void =>
  useSession.setState({
    token: null,
    authorities: null,
    participantId: null,
    isInside: false,
    hasLoggedIn: false,
    answers: null,
    profile: null,
    firstLogin: false,
  });

/** The session is no longer accepted: only the token goes, so that nothing unsaved is lost (SES-06). */
export const dropToken = (): void => useSession.setState({ token: null });
