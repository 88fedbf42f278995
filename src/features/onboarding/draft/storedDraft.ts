import type { SessionData } from '../../../api/session/fields';
import { useSession } from '../../../api/session/store';
import { emptyDraft, type Draft } from './draft';
import { isObject, parseDraft } from './parse';

/** The last known state of the server. */
export interface Base {
  version: number;
  draft: Draft;
}

/** The progress as this browser keeps it under the keys `step`, `answers` and `profile` (SES-09). */
export interface StoredDraft {
  /** The owner, because a browser may have several users. */
  userId: string;
  draft: Draft;
  base: Base;
  /** Drafts that were sent without an answer, oldest first: any of them may have arrived. */
  sent?: readonly Draft[];
  /** When something was typed last, in ms since 1970; 0: never. */
  changedAt: number;
}

export const noBase: Base = { version: 0, draft: emptyDraft };

/** The state of a user who has just started. */
export const emptyStoredDraft = (userId: string): StoredDraft => ({
  userId,
  draft: emptyDraft,
  base: noBase,
  changedAt: 0,
});

const number = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

function parseWhole(given: unknown): Draft | undefined {
  if (!isObject(given)) return undefined;
  const { step, answers, lookingFor, profile } = given;
  return parseDraft(step, answers, { ...(isObject(profile) ? profile : {}), lookingFor });
}

function parseBase(given: unknown): Base {
  const draft = isObject(given) ? parseWhole(given.draft) : undefined;
  return isObject(given) && draft ? { version: number(given.version), draft } : noBase;
}

type Stored = Pick<SessionData, 'step' | 'answers' | 'profile'>;

/** The stored draft of a user. Undefined if there is none, or it is another user's. */
export function storedDraftIn({ step, answers, profile }: Stored, userId: string): StoredDraft | undefined {
  if (!profile && !answers) return undefined;
  const about = isObject(profile?.kept) ? profile.kept : {};
  if (about.userId !== undefined && about.userId !== userId) return undefined;
  return {
    userId,
    draft: parseDraft(step, answers, profile),
    base: parseBase(about.base),
    ...(Array.isArray(about.sent) && { sent: about.sent.flatMap((each) => parseWhole(each) ?? []) }),
    changedAt: number(about.changedAt),
  };
}

/** The draft of a user in this browser. */
export const readStoredDraft = (userId: string): StoredDraft | undefined =>
  storedDraftIn(useSession.getState(), userId);

/** The request is stored inside the profile's record, with the data for merging two devices. */
export function writeStoredDraft({ userId, draft, base, sent, changedAt }: StoredDraft): void {
  const { step, answers, lookingFor, profile } = draft;
  useSession.setState({
    step,
    answers,
    profile: { ...profile, lookingFor, kept: { userId, base, ...(sent && { sent }), changedAt } },
  });
}

/** Removes the draft. */
export const clearStoredDraft = (): void => useSession.setState({ step: null, answers: null, profile: null });
