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

/** What the server renders with, and the browser while it takes that over: nothing that a browser alone remembers. */
const unknown = Object.fromEntries(
  names.map((name) => [name, fields[name].read(null)]),
) as unknown as SessionData;

/** The browser's memory of its user; every change is stored under the specification's keys at once (SES-09). */
export const useSession = create<SessionData>()(() => unknown);
useSession.setState(readAll());

/** Says whose page the server renders, and the browser takes over. */
export const renderAs = (audience: Audience): void => {
  unknown.token = audience === 'anonymous' ? null : 'somebody';
  unknown.authorities = `ROLE_${audience.toUpperCase()}`;
};

/** Writes the session cookie anew: what the page before left behind, or a browser dropped, is set right (SES-01). */
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

/** Keeps what a sign-in answered: from here on the visitor is signed in (SES-01). */
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
