import { storedInviter } from '../../lib/inviterRoom';
import { isLang, type Lang } from '../../lib/lang';

/** The browser's data about its user between visits (SES-09). */
export interface SessionData {
  /** `<session id>.<secret>`. A user with a token is signed in (SES-01). */
  token: string | null;
  /** The account was made by the last sign-in. */
  firstLogin: boolean;
  /** The community of the invitation in `invitedBy`. */
  referenceCommunityId: string | null;
  hasLoggedIn: boolean;
  /** The user's role: `ROLE_USER`, `ROLE_MANAGER`, `ROLE_ADMIN`. */
  authorities: string | null;
  /** The user's own participant as last loaded, so that requests by it do not have to wait. */
  participantId: string | null;
  /** Let in, with a confirmed address, when last heard of: the calls of members need not wait to hear it again. */
  isInside: boolean;
  answers: Record<string, unknown> | null;
  profile: Record<string, unknown> | null;
  /** How far onboarding has come. */
  step: number | null;
  email: string | null;
  /** The address whose owner accepted the legal documents here, while a link is on its way to it. */
  agreedFor: string | null;
  /** Id of the invitation the visitor came by. */
  invitedBy: string | null;
  /** The inviter's first name, as the page of that invitation showed it. */
  inviter: string | null;
  /** The chat with the bot that the visitor came from (`lib/botChat.ts`). The first sign-in connects it. */
  botChat: string | null;
  /** Slug of the member whom the visitor would like to meet. */
  introFor: string | null;
  language: Lang | null;
  /** Path, query and hash to return to after sign-in. */
  redirect: string | null;
}

interface Field<Value> {
  /** The key in localStorage, as the specification names it. */
  key: string;
  read: (stored: string | null) => Value;
  /** Null: the key is removed. */
  write: (value: Value) => string | null;
}

const text = (key: string): Field<string | null> => ({
  key,
  read: (stored) => stored,
  write: (value) => value,
});

const flag = (key: string): Field<boolean> => ({
  key,
  read: (stored) => stored === 'true',
  write: (value) => (value ? 'true' : null),
});

const json = (key: string): Field<Record<string, unknown> | null> => ({
  key,
  read: (stored) => parseRecord(stored),
  write: (value) => (value === null ? null : JSON.stringify(value)),
});

/** Data from another version or a manual change are not trusted. */
function parseRecord(stored: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown> | null)
      : null;
  } catch {
    return null;
  }
}

export const fields: { readonly [Name in keyof SessionData]: Field<SessionData[Name]> } = {
  token: text('token'),
  firstLogin: flag('firstLogin'),
  referenceCommunityId: text('referenceCommunityId'),
  hasLoggedIn: flag('has_logged_in'),
  authorities: text('authorities'),
  participantId: text('participantId'),
  isInside: flag('isInside'),
  answers: json('answers'),
  profile: json('profile'),
  step: {
    key: 'step',
    read: (stored) => (stored !== null && /^\d{1,4}$/.test(stored) ? Number(stored) : null),
    write: (value) => (value === null ? null : String(value)),
  },
  email: text('email'),
  agreedFor: text('agreedFor'),
  invitedBy: text('invitedBy'),
  inviter: text(storedInviter),
  botChat: text('botChat'),
  introFor: text('introFor'),
  language: {
    key: 'language',
    read: (stored) => {
      const lang = stored?.toLowerCase();
      return isLang(lang) ? lang : null;
    },
    write: (value) => value,
  },
  redirect: text('redirect'),
};
