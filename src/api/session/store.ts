import { create } from 'zustand';
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

/** Sets the audience for rendering on the server and for hydration. */
export const renderAs = (audience: Audience): void => {
  unknown.token = audience === 'anonymous' ? null : 'somebody';
  unknown.authorities = `ROLE_${audience.toUpperCase()}`;
};

/** Writes the session cookie again, which repairs an outdated or dropped one (SES-01). */
export const storeSessionCookie = (): void =>
  writeCookie('session', useSession.getState().token?.split('.')[0] ?? null);

useSession.subscribe((now, before) => {
  for (const name of names) if (now[name] !== before[name]) writeField(name, now[name]);
  if (now.token !== before.token) storeSessionCookie();
});

// Another window signed in or out: this one follows.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === localStorage) useSession.setState(readAll());
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
