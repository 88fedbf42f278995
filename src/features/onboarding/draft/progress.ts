import { create } from 'zustand';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { useSession } from '../../../api/session/store';
import { saveOnboarding } from '../../../generated/api/client/onboarding';
import type { Progress } from '../../../generated/api/onboarding';
import { withField, type Draft } from './draft';
import { createDraftSync, type DraftSync } from './draftSync';
import { savedProgressQuery } from './savedProgressQuery';
import { emptyStoredDraft, clearStoredDraft, readStoredDraft, writeStoredDraft } from './storedDraft';
import type { Conflict } from './merge';

/** How long after the last key the server is told, in ms. */
const saveDelay = 1000;

interface News {
  /** What another device typed, or this one before, where both changed the same field. */
  conflicts: Conflict[];
  /** How the last saving went; undefined before the first. */
  saved: boolean | undefined;
}

const noNews: News = { conflicts: [], saved: undefined };

/** What the sync has to tell. */
export const useNews = create<News>(() => noNews);

let sync: DraftSync | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the server has: what was asked for while the page was on its way is heard of once. */
async function load(): Promise<Progress> {
  try {
    return await queryClient.fetchQuery(savedProgressQuery);
  } finally {
    queryClient.removeQueries(savedProgressQuery);
  }
}

const syncOf = (userId: string): DraftSync =>
  createDraftSync({
    userId,
    read: () => readStoredDraft(userId),
    // What comes back after the user has signed out is nobody's any more (SES-05).
    write: (stored) => {
      if (useSession.getState().hasLoggedIn) writeStoredDraft(stored);
    },
    load,
    save: (body) => request(saveOnboarding, { body }),
    now: Date.now,
    notify: ({ conflicts = [], saved }) =>
      useNews.setState((news) => ({
        conflicts: [...news.conflicts, ...conflicts],
        saved: saved ?? news.saved,
      })),
  });

/**
 * Takes up the user's progress: what this browser has and what the server has become one (ONB-03).
 * @throws what the call threw, where this browser has nothing to go on with.
 */
export async function openProgress(userId: string): Promise<void> {
  useNews.setState(noNews);
  const opened = syncOf(userId);
  sync = opened;
  try {
    await opened.open();
  } catch (error) {
    if (!readStoredDraft(userId)) throw error;
  }
}

/** Tells the server now what it does not have yet. */
export function saveProgress(): Promise<void> {
  clearTimeout(timer);
  return sync?.save() ?? Promise.resolve();
}

/** Changes the draft: stored in the browser at once, on the server a moment after the last change. */
export function changeDraft(userId: string, change: (draft: Draft) => Draft): void {
  sync ??= syncOf(userId);
  sync.change(change((readStoredDraft(userId) ?? emptyStoredDraft(userId)).draft));
  clearTimeout(timer);
  timer = setTimeout(() => void saveProgress(), saveDelay);
}

/** Puts back what gave way, and offers what stood there instead. */
export function swapConflict(userId: string, { field, value }: Conflict, current: unknown): void {
  changeDraft(userId, (draft) => withField(draft, field, value));
  useNews.setState(({ conflicts }) => ({
    conflicts: conflicts.map((one) => (one.field === field ? { field, value: current } : one)),
  }));
}

export const dismissConflicts = (): void => useNews.setState({ conflicts: [] });

/** Saves no more: all of it is about to be sent at once. The next change begins anew. */
export async function holdProgress(): Promise<void> {
  clearTimeout(timer);
  const held = sync;
  sync = undefined;
  await held?.close();
}

/** The participant is there: nothing is under way any more. */
export function endProgress(): void {
  useNews.setState(noNews);
  clearStoredDraft();
}
