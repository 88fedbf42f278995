import type { SessionData } from '../../../api/session/fields';
import { useSession } from '../../../api/session/store';
import { emptyDraft, type Draft } from './draft';
import { isObject, parseDraft } from './parse';

/** What the server had when this browser last heard of it. */
export interface Base {
  version: number;
  draft: Draft;
}

/** The progress as this browser keeps it under the keys `step`, `answers` and `profile` (SES-09). */
export interface StoredDraft {
  /** Whose it is: a browser may have several users. */
  userId: string;
  draft: Draft;
  base: Base;
  /** What was on its way to the server and not heard of again, oldest first: any of it may have arrived. */
  sent?: readonly Draft[];
  /** When something was typed last, in ms since 1970; 0: never. */
  changedAt: number;
}

export const noBase: Base = { version: 0, draft: emptyDraft };

/** Of a user who has just begun. */
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

/** What is stored of a user; undefined where nothing is, or another user's. */
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

/** What this browser keeps of a user. */
export const readStoredDraft = (userId: string): StoredDraft | undefined =>
  storedDraftIn(useSession.getState(), userId);

/** The request stands inside the profile's record, and beside it what is needed to bring two devices together. */
export function writeStoredDraft({ userId, draft, base, sent, changedAt }: StoredDraft): void {
  const { step, answers, lookingFor, profile } = draft;
  useSession.setState({
    step,
    answers,
    profile: { ...profile, lookingFor, kept: { userId, base, ...(sent && { sent }), changedAt } },
  });
}

/** Nothing is under way any more. */
export const clearStoredDraft = (): void => useSession.setState({ step: null, answers: null, profile: null });
